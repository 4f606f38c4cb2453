import type { Endpoint, PayloadRequest } from 'payload';
import { logger } from '@/lib/logger';
import { readPrivateFile } from '@/lib/private-files';
import { hasRole } from '../access/access-for';
import { atomicWrite, readRows, sql } from '../atomic-write';

/**
 * GET /api/enquiry-files/:id/download: a file that a visitor sent, as an attachment, for administrators, lead readers,
 * and a dealer of whose enquiries it is one. Each reading is noted in the audit first. 404 for everybody and everything
 * else, 503 when it cannot be noted or read.
 */
export const downloadEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/download',
  method: 'get',
  handler: async (req) => {
    const id = Number(req.routeParams?.id);
    if (!req.user || !Number.isSafeInteger(id)) return refuse(404, 'No such file.');
    try {
      return await answer(req, { id, userId: req.user.id });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      logger.error({ file: id, code }, 'a private file could not be read');
      return refuse(503, 'The file cannot be read just now. Try again in a minute.', { 'Retry-After': '30' });
    }
  },
};

async function answer(req: PayloadRequest, { id, userId }: { id: number; userId: number }): Promise<Response> {
  const { payload } = req;
  const [row] = await readRows(
    payload,
    sql`SELECT folder, file_name, original_name, mime_type, enquiry_id FROM enquiry_files WHERE id = ${id}`,
  );
  const enquiryId = row?.enquiry_id ? Number(row.enquiry_id) : null;
  if (!row || !(await mayRead(req, enquiryId))) return refuse(404, 'No such file.');
  const folder = String(row.folder);
  const bytes = await readPrivateFile({ folder, fileName: String(row.file_name) });
  if (!bytes) return refuse(404, 'No such file.');
  const facts = JSON.stringify({ folder, enquiry: enquiryId });
  await atomicWrite(payload, [
    sql`INSERT INTO audit_entries (action, subject, actor, facts, at)
      VALUES ('file.read', ${`enquiry-files/${id}`}, ${`users/${userId}`}, ${facts}, ${new Date().toISOString()})`,
  ]);
  return new Response(bytes, {
    headers: {
      ...privateHeaders,
      'Content-Type': String(row.mime_type),
      'Content-Length': String(bytes.length),
      'Content-Disposition': toDisposition(String(row.original_name)),
      'Content-Security-Policy': 'sandbox',
    },
  });
}

/** A dealer reads the files of those enquiries that it reads. */
async function mayRead(req: PayloadRequest, enquiryId: number | null): Promise<boolean> {
  if (hasRole(req, 'admin', 'lead-reader')) return true;
  if (!hasRole(req, 'dealer') || enquiryId === null) return false;
  const { totalDocs } = await req.payload.count({
    collection: 'enquiries',
    where: { id: { equals: enquiryId } },
    overrideAccess: false,
    req,
  });
  return totalDocs === 1;
}

const privateHeaders = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' };

/** The name twice (RFC 6266): plain for whoever knows no other, and whole, as RFC 8187 writes it. */
function toDisposition(name: string): string {
  const plain = name.replace(/[^\w .-]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ message }, { status, headers: { ...privateHeaders, ...headers } });
}
