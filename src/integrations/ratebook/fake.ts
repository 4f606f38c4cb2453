import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** How the fake answers: a list as JSON, or a way of its own. */
type Answer = readonly unknown[] | ((response: ServerResponse) => void);

type Answers = { quotes: Answer; promotions: Answer; gfvValues: Answer };

/** A backend that speaks the ratebook's shapes, for tests. `answers` may be changed while it runs; `asked` has the paths. */
export async function startFakeRatebook(answers: Answers) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const address = decodeURIComponent(request.url ?? '');
    asked.push(address);
    const name = partOf(address);
    if (name === null) return response.writeHead(404).end();
    const answer = answers[name];
    if (typeof answer === 'function') return answer(response);
    return response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/api`,
    answers,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** The ways in which a backend does not answer. */
export const faults = {
  status500: (response: ServerResponse) => response.writeHead(500).end('{"error":"down"}'),
  malformed: (response: ServerResponse) => response.writeHead(200).end('[{"id":1,"factor":0.4'),
  noList: (response: ServerResponse) => response.writeHead(200).end('{"factor":0}'),
  silence: () => undefined,
  slowBody: (response: ServerResponse) => void response.writeHead(200).write('['),
  cutOff: (response: ServerResponse) => void response.writeHead(200).write('[', () => response.destroy()),
  elsewhere: (response: ServerResponse) => response.writeHead(302, { Location: 'http://localhost:1/gfv-values' }).end(),
  tooLong: (response: ServerResponse) => response.writeHead(200).end(`[${'1,'.repeat(20_000)}1]`),
} satisfies Record<string, (response: ServerResponse) => unknown>;

export const quote = {
  id: 7,
  quoteReference: 'KO-C18-1000-60',
  make: 'Toyota',
  model: '1.8 XS',
  series: 'Corolla Cross',
  shortModelCode: 'C18',
  modelYear: 2026,
  fuelType: 'Petrol',
  term: 60,
  odometerReading: 60_000,
  leasePrice: 9_450,
  vehiclePrice: 498_300,
  product: 'KINTO ONE',
  kintoProtectExclVat: 1_649.43,
  kintoProtectInclVat: 1_896.84,
};

export const promotion = {
  id: 3,
  name: 'Corolla Cross 1.8 XS over 72 months',
  brand: 2,
  derivativeCode: 'C18',
  promotionType: 'Traditional',
  retailPrice: 80_000,
  deposit: 8_000,
  initiationFee: 1_207.5,
  financedAmount: 72_000,
  installments: 72,
  interestRate: 0,
  rateType: 'Fixed',
  gfv: null,
  gfvRandValue: null,
  monthlyInstallment: 1_069,
  totalInstallments: 76_968,
  promoStartDate: '2026-01-01T00:00:00.000Z',
  promoEndDate: '2036-12-31T00:00:00.000Z',
  balloonPaymentPercentage: null,
  balloonPaymentAmount: null,
  sideHighImageUrl: null,
};

export const gfvValue = { id: 5, smc: 'C18', description: 'Corolla Cross', mileage: 20_000, term: 48, factor: 0.42 };

function partOf(address: string): keyof Answers | null {
  if (address.startsWith('/api/ratebook/quotes/filter?')) return 'quotes';
  if (address.startsWith('/api/promotions?')) return 'promotions';
  return address.startsWith('/api/gfv-values?') ? 'gfvValues' : null;
}
