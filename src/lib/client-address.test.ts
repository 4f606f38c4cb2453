import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { clientAddressOf, noteClientAddresses, toClientAddress } from './client-address';

it('TRUST_PROXY_HOPS: the client’s address is what the last trusted proxy saw', () => {
  const forwardedFor = '6.6.6.6, 198.51.100.7, 10.0.0.2';
  const at = (hops: number) => toClientAddress({ socketAddress: '::ffff:10.0.0.1', forwardedFor, hops });
  expect(at(0)).toBe('10.0.0.1');
  expect(at(1)).toBe('10.0.0.2');
  expect(at(2)).toBe('198.51.100.7');
  expect(at(9)).toBe('6.6.6.6');
  expect(toClientAddress({ socketAddress: '10.0.0.1', forwardedFor: '', hops: 1 })).toBe('10.0.0.1');
});

it('TRUST_PROXY_HOPS 0: a visitor cannot choose an address', async () => {
  noteClientAddresses(0);
  const server = createServer((request, response) => {
    response.end(clientAddressOf({ get: (name) => String(request.headers[name] ?? '') }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    headers: { 'x-forwarded-for': '6.6.6.6', 'x-forecourt-client': '6.6.6.6' },
  });
  expect(await response.text()).toBe('127.0.0.1');
  server.close();
});
