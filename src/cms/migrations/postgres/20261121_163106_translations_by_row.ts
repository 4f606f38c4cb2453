import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "pages_locales_translated_row_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_locales_translated_row_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "media_locales_translated_row_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "vehicle_ranges_facts_locales_translated_row_idx" ON "vehicle_ranges_facts_locales" USING btree ("_parent_id");
  CREATE INDEX "vehicle_ranges_locales_translated_row_idx" ON "vehicle_ranges_locales" USING btree ("_parent_id");
  CREATE INDEX "vehicle_models_vehicle_stats_locales_translated_row_idx" ON "vehicle_models_vehicle_stats_locales" USING btree ("_parent_id");
  CREATE INDEX "vehicle_models_specification_groups_items_lo_translated_row_idx" ON "vehicle_models_specification_groups_items_locales" USING btree ("_parent_id");
  CREATE INDEX "vehicle_models_specification_groups_locales_translated_row_idx" ON "vehicle_models_specification_groups_locales" USING btree ("_parent_id");
  CREATE INDEX "vehicle_models_colour_selectors_locales_translated_row_idx" ON "vehicle_models_colour_selectors_locales" USING btree ("_parent_id");
  CREATE INDEX "vehicle_models_locales_translated_row_idx" ON "vehicle_models_locales" USING btree ("_parent_id");
  CREATE INDEX "vehicle_categories_locales_translated_row_idx" ON "vehicle_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "promotions_locales_translated_row_idx" ON "promotions_locales" USING btree ("_parent_id");
  CREATE INDEX "dealers_locales_translated_row_idx" ON "dealers_locales" USING btree ("_parent_id");
  CREATE INDEX "markets_public_holidays_locales_translated_row_idx" ON "markets_public_holidays_locales" USING btree ("_parent_id");
  CREATE INDEX "markets_locales_translated_row_idx" ON "markets_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_items_groups_links_locales_translated_row_idx" ON "navigation_items_groups_links_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_items_groups_locales_translated_row_idx" ON "navigation_items_groups_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_items_locales_translated_row_idx" ON "navigation_items_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_columns_links_locales_translated_row_idx" ON "navigation_footer_columns_links_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_columns_locales_translated_row_idx" ON "navigation_footer_columns_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_legal_links_locales_translated_row_idx" ON "navigation_legal_links_locales" USING btree ("_parent_id");
  CREATE INDEX "site_settings_locales_translated_row_idx" ON "site_settings_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "pages_locales_translated_row_idx";
  DROP INDEX "_pages_v_locales_translated_row_idx";
  DROP INDEX "media_locales_translated_row_idx";
  DROP INDEX "vehicle_ranges_facts_locales_translated_row_idx";
  DROP INDEX "vehicle_ranges_locales_translated_row_idx";
  DROP INDEX "vehicle_models_vehicle_stats_locales_translated_row_idx";
  DROP INDEX "vehicle_models_specification_groups_items_lo_translated_row_idx";
  DROP INDEX "vehicle_models_specification_groups_locales_translated_row_idx";
  DROP INDEX "vehicle_models_colour_selectors_locales_translated_row_idx";
  DROP INDEX "vehicle_models_locales_translated_row_idx";
  DROP INDEX "vehicle_categories_locales_translated_row_idx";
  DROP INDEX "promotions_locales_translated_row_idx";
  DROP INDEX "dealers_locales_translated_row_idx";
  DROP INDEX "markets_public_holidays_locales_translated_row_idx";
  DROP INDEX "markets_locales_translated_row_idx";
  DROP INDEX "navigation_items_groups_links_locales_translated_row_idx";
  DROP INDEX "navigation_items_groups_locales_translated_row_idx";
  DROP INDEX "navigation_items_locales_translated_row_idx";
  DROP INDEX "navigation_footer_columns_links_locales_translated_row_idx";
  DROP INDEX "navigation_footer_columns_locales_translated_row_idx";
  DROP INDEX "navigation_legal_links_locales_translated_row_idx";
  DROP INDEX "site_settings_locales_translated_row_idx";`)
}
