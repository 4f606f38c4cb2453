import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { securityHeaders } from './src/lib/security-headers';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  cacheHandler: path.resolve('src/lib/page-cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  experimental: { isrFlushToDisk: false },
  images: { unoptimized: true },
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
  serverExternalPackages: ['pino', 'nodemailer', 'sharp', 'pdfkit', 'libsql', '@libsql/client'],
  typescript: { ignoreBuildErrors: true },
};

/**
 * Payload asks every visitor's browser for its colour scheme (`Critical-CH`), which makes Chromium send the first
 * request of a visit twice. Only the admin uses the answer, so the headers are ours alone.
 */
export default { ...withPayload(config), headers: config.headers } satisfies NextConfig;
