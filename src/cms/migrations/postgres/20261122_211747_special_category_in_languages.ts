import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "dealer_ads_locales" ADD COLUMN "category" varchar;
  INSERT INTO "dealer_ads_locales" ("category", "_locale", "_parent_id") SELECT "category", 'en', "id" FROM "dealer_ads"
    ON CONFLICT ("_locale", "_parent_id") DO UPDATE SET "category" = excluded."category";
  ALTER TABLE "dealer_ads" DROP COLUMN "category";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "dealer_ads" ADD COLUMN "category" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "dealer_ads" ALTER COLUMN "category" DROP DEFAULT;
  UPDATE "dealer_ads" SET "category" = coalesce((SELECT l."category" FROM "dealer_ads_locales" l WHERE l."_parent_id" = "dealer_ads"."id" AND l."_locale" = 'en'), '');
  ALTER TABLE "dealer_ads_locales" DROP COLUMN "category";`)
}
