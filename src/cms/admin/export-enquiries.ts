import type { Endpoint, PayloadRequest, Where } from 'payload';
import { toDay } from '@/domain/calendar/south-african-time';
import { toCsv } from '@/domain/table/csv';
import { hasRole } from '../access/access-for';
import { atomicWrite, sql } from '../atomic-write';
import type { Enquiry } from '../payload-types';

const pageSize = 200;

/**
 * GET /api/enquiries/export.csv: the enquiries that one may read, newest last, for a spreadsheet (issue 6 §2, Also out).
 * It is noted who took how many before the first leaves the house.
 */
export const exportEndpoint: Omit<Endpoint, 'root'> = {
  path: '/export.csv',
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'lead-reader', 'dealer')) return new Response('Not allowed.', { status: 403 });
    const lastId = await findLastId(req);
    const { totalDocs } = await req.payload.count({
      collection: 'enquiries',
      where: { id: { less_than_equal: lastId } },
      overrideAccess: false,
      req,
    });
    await atomicWrite(req.payload, [
      sql`INSERT INTO audit_entries (action, subject, actor, facts, at)
        VALUES ('enquiries.exported', 'enquiries', ${`users/${req.user?.id}`}, ${JSON.stringify({ count: totalDocs })},
          ${new Date().toISOString()})`,
    ]);
    return new Response(streamRows(req, lastId), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="enquiries-${toDay(new Date())}.csv"`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
};

const head = [
  'Reference',
  'Submitted',
  'Type',
  'Status',
  'Dealer',
  'Full name',
  'Contact number',
  'E-mail address',
  'Province',
  'Language',
  'Model',
  'Colour',
  'Subject',
  'Answer due',
  'Opened',
  'Answered',
  'Escalated',
  'Details',
];

function toRow(enquiry: Enquiry): string[] {
  const { reference, submittedAt, type, status, dealerName, fullName, contactNumber, emailAddress } = enquiry;
  const { province, locale, modelCode, colourCode, subject, answerDueAt, openedAt, answeredAt, escalatedAt } = enquiry;
  const shown = [reference, submittedAt, type, status, dealerName, fullName, contactNumber, emailAddress, province];
  const rest = [locale, modelCode, colourCode, subject, answerDueAt, openedAt, answeredAt, escalatedAt];
  return [...[...shown, ...rest].map((value) => value ?? ''), toDetails(enquiry.details)];
}

function toDetails(details: Enquiry['details']): string {
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return '';
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n');
}

/** Page after page, as fast as they are read: never all of them in memory. */
function streamRows(req: PayloadRequest, lastId: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let afterId = 0;
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(toCsv([head]))),
    pull: async (controller) => {
      const page = await readPage(req, { afterId, lastId });
      const last = page.at(-1);
      if (!last) return controller.close();
      afterId = last.id;
      // The byte order mark belongs before the first row alone.
      controller.enqueue(encoder.encode(toCsv(page.map(toRow)).slice(1)));
    },
  });
}

async function readPage(req: PayloadRequest, { afterId, lastId }: { afterId: number; lastId: number }) {
  return find(req, { and: [{ id: { greater_than: afterId } }, { id: { less_than_equal: lastId } }] }, 'id', pageSize);
}

/** What comes in while the file is made is not in it: the number that was noted stays right. */
async function findLastId(req: PayloadRequest): Promise<number> {
  const [last] = await find(req, {}, '-id', 1);
  return last?.id ?? 0;
}

async function find(req: PayloadRequest, where: Where, sort: string, limit: number): Promise<Enquiry[]> {
  const { docs } = await req.payload.find({
    collection: 'enquiries',
    where,
    sort,
    limit,
    depth: 0,
    pagination: false,
    joins: false,
    overrideAccess: false,
    req,
  });
  return docs;
}
