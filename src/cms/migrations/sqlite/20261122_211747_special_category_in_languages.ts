import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`dealer_ads_locales\` ADD \`category\` text;`)
  await db.run(sql`INSERT INTO \`dealer_ads_locales\` (\`category\`, \`_locale\`, \`_parent_id\`) SELECT \`category\`, 'en', \`id\` FROM \`dealer_ads\` WHERE true
    ON CONFLICT (\`_locale\`, \`_parent_id\`) DO UPDATE SET \`category\` = excluded.\`category\`;`)
  await db.run(sql`ALTER TABLE \`dealer_ads\` DROP COLUMN \`category\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`dealer_ads\` ADD \`category\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`UPDATE \`dealer_ads\` SET \`category\` = coalesce((SELECT l.\`category\` FROM \`dealer_ads_locales\` l WHERE l.\`_parent_id\` = \`dealer_ads\`.\`id\` AND l.\`_locale\` = 'en'), '');`)
  await db.run(sql`ALTER TABLE \`dealer_ads_locales\` DROP COLUMN \`category\`;`)
}
