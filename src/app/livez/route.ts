export const dynamic = 'force-dynamic';

/** The process is alive. */
export function GET() {
  return new Response('alive\n', { headers: { 'Cache-Control': 'no-store' } });
}
