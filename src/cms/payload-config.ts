import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import type { Config } from 'payload';
import sharp from 'sharp';
import { cacheTag } from '@/lib/cache-tags';
import type { Env } from '@/lib/env';
import { withOwnMenu } from './access/own-menu';
import { Alarms } from './collections/alarms';
import { AuditEntries } from './collections/audit-entries';
import { Brands } from './collections/brands';
import { CannedReplies } from './collections/canned-replies';
import { Consents } from './collections/consents';
import { CrmConnections } from './collections/crm-connections';
import { DealerAds } from './collections/dealer-ads';
import { DealerGroups } from './collections/dealer-groups';
import { Dealers } from './collections/dealers';
import { Enquiries } from './collections/enquiries';
import { EnquiryFiles } from './collections/enquiry-files';
import { EnquiryNotes } from './collections/enquiry-notes';
import { FinanceTables } from './collections/finance-tables';
import { GfvValues } from './collections/gfv-values';
import { GlossaryTerms } from './collections/glossary-terms';
import { KeptQuotes } from './collections/kept-quotes';
import { LeaseQuotes } from './collections/lease-quotes';
import { Markets } from './collections/markets';
import { mediaCollection } from './collections/media';
import { Newsletters } from './collections/newsletters';
import { OptOuts } from './collections/opt-outs';
import { OutboxMessages } from './collections/outbox-messages';
import { Pages } from './collections/pages';
import { PrivacyRequests } from './collections/privacy-requests';
import { Products } from './collections/products';
import { Promotions } from './collections/promotions';
import { Redirects } from './collections/redirects';
import { Subscribers } from './collections/subscribers';
import { Users } from './collections/users';
import { VehicleCategories } from './collections/vehicle-categories';
import { VehicleModels } from './collections/vehicle-models';
import { VehicleRanges } from './collections/vehicle-ranges';
import { EnquirySettings } from './globals/enquiry-settings';
import { Navigation } from './globals/navigation';
import { OwnershipCosts } from './globals/ownership-costs';
import { SiteSettings } from './globals/site-settings';
import { withClearAfterCommit } from './hooks/clear-after-commit';
import { globalWithCacheClearing, withCacheClearing } from './hooks/clear-cache';
import { withPageClearing } from './hooks/clear-page';
import { restError } from './hooks/rest-error';
import { indexPostgresTranslations, indexSqliteTranslations } from './index-translations';
import { migrations as postgresMigrations } from './migrations/postgres/index';
import { migrations as sqliteMigrations } from './migrations/sqlite/index';
import { outliveLostConnections } from './outlive-lost-connections';

const here = path.dirname(fileURLToPath(import.meta.url));
const sourceDir = path.resolve(here, '..');

/** The CMS for one environment: which database, where its files lie, which secret signs its sessions. */
export function createPayloadConfig(env: Pick<Env, 'databaseUrl' | 'dataDir' | 'payloadSecret'>): Config {
  return {
    secret: env.payloadSecret,
    db: database(env.databaseUrl),
    collections: [
      withPageClearing(Pages),
      mediaCollection(env.dataDir),
      Redirects,
      VehicleRanges,
      VehicleModels,
      VehicleCategories,
      Brands,
      Promotions,
      LeaseQuotes,
      FinanceTables,
      GfvValues,
      GlossaryTerms,
      KeptQuotes,
      Dealers,
      DealerGroups,
      DealerAds,
      Products,
      Enquiries,
      EnquiryFiles,
      EnquiryNotes,
      CannedReplies,
      OutboxMessages,
      Alarms,
      CrmConnections,
      Consents,
      Subscribers,
      Newsletters,
      PrivacyRequests,
      OptOuts,
      AuditEntries,
      Markets,
      Users,
    ]
      .map(withCacheClearing)
      .map(withOwnMenu),
    globals: [
      EnquirySettings,
      globalWithCacheClearing(Navigation, cacheTag.navigation),
      globalWithCacheClearing(SiteSettings, cacheTag.siteSettings),
      globalWithCacheClearing(OwnershipCosts, cacheTag.ownershipCosts),
    ].map(withOwnMenu),
    localization: {
      locales: [
        { code: 'en', label: 'English' },
        { code: 'af', label: 'Afrikaans' },
        { code: 'zu', label: 'isiZulu' },
      ],
      defaultLocale: 'en',
      fallback: false,
    },
    editor: lexicalEditor(),
    sharp,
    graphQL: { disable: true },
    telemetry: false,
    // `npm run generate` writes it and `npm test` checks it: a start need not spawn a process that does.
    typescript: { outputFile: path.join(here, 'payload-types.ts'), autoGenerate: false },
    admin: {
      user: 'users',
      avatar: 'default',
      importMap: {
        baseDir: sourceDir,
        importMapFile: path.join(sourceDir, 'app/(payload)/admin/importMap.js'),
      },
      meta: { titleSuffix: ' · Forecourt' },
      components: {
        views: {
          import: {
            Component: '@/cms/admin/import-view#ImportView',
            path: '/import',
            meta: { title: 'Import' },
          },
          optOutRegister: {
            Component: '@/cms/admin/opt-out-register-view#OptOutRegisterView',
            path: '/opt-out-register',
            meta: { title: 'Opt-out register' },
          },
          inbox: {
            Component: '@/cms/admin/inbox/inbox-view#InboxView',
            path: '/inbox',
            meta: { title: 'Inbox' },
          },
          mailQueue: {
            Component: '@/cms/admin/mail-queue/mail-queue-view#MailQueueView',
            path: '/mail-queue',
            meta: { title: 'Mail queue' },
          },
        },
        afterNavLinks: ['@/cms/admin/import-link#ImportLink', '@/cms/admin/opt-out-register-link#OptOutRegisterLink'],
        beforeDashboard: ['@/cms/admin/inbox/inbox-link#InboxCard'],
        beforeNavLinks: [
          '@/cms/admin/inbox/inbox-link#InboxLink',
          '@/cms/admin/mail-queue/mail-queue-link#MailQueueLink',
        ],
      },
    },
    hooks: { afterError: [restError] },
    jobs: {
      access: { run: () => false, queue: () => false, cancel: () => false },
      deleteJobOnComplete: true,
      autoRun: [{ cron: '*/10 * * * * *', queue: 'default', limit: 20 }],
    },
    upload: { limits: { fileSize: 60_000_000 } },
    maxDepth: 4,
    cors: [],
  };
}

function database(databaseUrl: string): Config['db'] {
  if (databaseUrl.startsWith('postgres')) {
    return withClearAfterCommit(
      outliveLostConnections(
        postgresAdapter({
          pool: { connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000 },
          push: false,
          blocksAsJSON: true,
          afterSchemaInit: [indexPostgresTranslations],
          migrationDir: path.join(here, 'migrations/postgres'),
          prodMigrations: postgresMigrations,
        }),
      ),
    );
  }
  return sqliteAdapter({
    client: { url: databaseUrl },
    push: false,
    blocksAsJSON: true,
    afterSchemaInit: [indexSqliteTranslations],
    wal: { synchronous: 'FULL' },
    busyTimeout: 5000,
    migrationDir: path.join(here, 'migrations/sqlite'),
    prodMigrations: sqliteMigrations,
  });
}
