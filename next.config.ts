import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  cacheHandler: path.resolve('src/lib/page-cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  experimental: { isrFlushToDisk: false },
  images: { unoptimized: true },
  serverExternalPackages: ['pino', 'nodemailer', 'sharp', 'pdfkit', 'libsql', '@libsql/client'],
  typescript: { ignoreBuildErrors: true },
};

/**
 * Payload asks every visitor's browser for its colour scheme (`Critical-CH`), which makes Chromium send the first
 * request of a visit twice. Only the admin uses the answer. Our own headers are set in `src/front.ts`.
 */
export default { ...withPayload(config), headers: async () => [] } satisfies NextConfig;
