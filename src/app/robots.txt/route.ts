import { getEnv } from '@/lib/env';

export const dynamic = 'force-dynamic';

export function GET() {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /language/',
    'Disallow: /preview/',
    'Disallow: /*/thank-you',
    'Allow: /api/media/file/',
    '',
    `Sitemap: ${getEnv().siteUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
