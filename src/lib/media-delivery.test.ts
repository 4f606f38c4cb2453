import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mediaFolder, sendPicture } from './media-delivery';

const dataDir = mkdtempSync(join(tmpdir(), 'media-delivery-'));
vi.mock('./env', () => ({ getEnv: () => ({ dataDir }) }));

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
let server: Server;
let origin: string;

beforeAll(async () => {
  mkdirSync(join(mediaFolder(dataDir), 'folder.svg'), { recursive: true });
  writeFileSync(join(mediaFolder(dataDir), 'Our drawing.SVG'), drawing);
  writeFileSync(join(mediaFolder(dataDir), 'brochure.pdf'), '%PDF-1.7');
  writeFileSync(join(dataDir, 'outside.svg'), drawing);
  server = createServer((request, response) => {
    if (!sendPicture(request, response, request.url ?? '')) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(dataDir, { recursive: true });
});

describe('a picture from the disk', () => {
  it.each(['/api/media/file/Our%20drawing.SVG?v=1', '/api/%6dedia/fil%65/Our%20drawing.SV%47'])(
    '%s: a drawing that is opened by itself runs no script',
    async (address) => {
      const response = await fetch(origin + address);
      const { headers } = response;
      expect(await response.text()).toBe(drawing);
      expect(headers.get('content-type')).toBe('image/svg+xml');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox/);
    },
  );

  it.each(['..%2Foutside.svg', '..%5Coutside.svg', '%00.svg', 'folder.svg', 'missing.svg', 'brochure.pdf'])(
    '%s is left to the CMS',
    async (name) => {
      expect((await fetch(`${origin}/api/media/file/${name}`)).status).toBe(404);
    },
  );
});
