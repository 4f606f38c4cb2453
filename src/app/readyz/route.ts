import { isReady } from '@/queries/readiness';

export const dynamic = 'force-dynamic';

/** The site can serve and write. */
export async function GET() {
  const ready = await isReady();
  return new Response(ready ? 'ready\n' : 'not ready\n', {
    status: ready ? 200 : 503,
    headers: { 'Cache-Control': 'no-store', ...(ready ? {} : { 'Retry-After': '5' }) },
  });
}
