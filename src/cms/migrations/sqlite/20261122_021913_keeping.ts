import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`glossary_terms\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`glossary_terms_key_idx\` ON \`glossary_terms\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`glossary_terms_updated_at_idx\` ON \`glossary_terms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`glossary_terms_created_at_idx\` ON \`glossary_terms\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`glossary_terms_locales\` (
  	\`term\` text,
  	\`explanation\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`glossary_terms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`glossary_terms_locales_locale_parent_id_unique\` ON \`glossary_terms_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`glossary_terms_locales_translated_row_idx\` ON \`glossary_terms_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`kept_quotes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`calculator\` text NOT NULL,
  	\`model_code\` text NOT NULL,
  	\`table_name\` text NOT NULL,
  	\`valid_until\` text NOT NULL,
  	\`asked\` text NOT NULL,
  	\`figures\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`kept_quotes_code_idx\` ON \`kept_quotes\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`kept_quotes_valid_until_idx\` ON \`kept_quotes\` (\`valid_until\`);`)
  await db.run(sql`CREATE INDEX \`kept_quotes_updated_at_idx\` ON \`kept_quotes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`kept_quotes_created_at_idx\` ON \`kept_quotes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`ownership_costs_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`body_type\` text NOT NULL,
  	\`interval_kilometres\` numeric NOT NULL,
  	\`cost_per_service\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`ownership_costs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`ownership_costs_services_order_idx\` ON \`ownership_costs_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`ownership_costs_services_parent_id_idx\` ON \`ownership_costs_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`ownership_costs_tyres\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`body_type\` text NOT NULL,
  	\`set_price\` numeric NOT NULL,
  	\`life_kilometres\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`ownership_costs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`ownership_costs_tyres_order_idx\` ON \`ownership_costs_tyres\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`ownership_costs_tyres_parent_id_idx\` ON \`ownership_costs_tyres\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`ownership_costs_licences\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`province\` text NOT NULL,
  	\`yearly\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`ownership_costs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`ownership_costs_licences_order_idx\` ON \`ownership_costs_licences\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`ownership_costs_licences_parent_id_idx\` ON \`ownership_costs_licences\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`ownership_costs_worth\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`months\` numeric NOT NULL,
  	\`percent_of_price\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`ownership_costs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`ownership_costs_worth_order_idx\` ON \`ownership_costs_worth\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`ownership_costs_worth_parent_id_idx\` ON \`ownership_costs_worth\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`ownership_costs_on_the_road_provinces\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`province\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`ownership_costs_on_the_road\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`ownership_costs_on_the_road_provinces_order_idx\` ON \`ownership_costs_on_the_road_provinces\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`ownership_costs_on_the_road_provinces_parent_id_idx\` ON \`ownership_costs_on_the_road_provinces\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`ownership_costs_on_the_road\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`ownership_costs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`ownership_costs_on_the_road_order_idx\` ON \`ownership_costs_on_the_road\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`ownership_costs_on_the_road_parent_id_idx\` ON \`ownership_costs_on_the_road\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`ownership_costs_on_the_road_locales\` (
  	\`label\` text,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`ownership_costs_on_the_road\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`ownership_costs_on_the_road_locales_locale_parent_id_unique\` ON \`ownership_costs_on_the_road_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`ownership_costs_on_the_road_locales_translated_row_idx\` ON \`ownership_costs_on_the_road_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`ownership_costs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`prices_from\` text NOT NULL,
  	\`petrol_per_litre\` numeric NOT NULL,
  	\`diesel_per_litre\` numeric NOT NULL,
  	\`kilometres_a_month\` numeric NOT NULL,
  	\`insurance_percent\` numeric NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`vehicle_models\` ADD \`litres_per100_kilometres\` numeric;`)
  await db.run(sql`ALTER TABLE \`vehicle_models\` ADD \`pump_fuel\` text;`)
  await db.run(sql`ALTER TABLE \`vehicle_models\` ADD \`planned_services\` numeric;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`glossary_terms_id\` integer REFERENCES glossary_terms(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_glossary_terms_id_idx\` ON \`payload_locked_documents_rels\` (\`glossary_terms_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`glossary_terms\`;`)
  await db.run(sql`DROP TABLE \`glossary_terms_locales\`;`)
  await db.run(sql`DROP TABLE \`kept_quotes\`;`)
  await db.run(sql`DROP TABLE \`ownership_costs_services\`;`)
  await db.run(sql`DROP TABLE \`ownership_costs_tyres\`;`)
  await db.run(sql`DROP TABLE \`ownership_costs_licences\`;`)
  await db.run(sql`DROP TABLE \`ownership_costs_worth\`;`)
  await db.run(sql`DROP TABLE \`ownership_costs_on_the_road_provinces\`;`)
  await db.run(sql`DROP TABLE \`ownership_costs_on_the_road\`;`)
  await db.run(sql`DROP TABLE \`ownership_costs_on_the_road_locales\`;`)
  await db.run(sql`DROP TABLE \`ownership_costs\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`media_id\` integer,
  	\`redirects_id\` integer,
  	\`vehicle_ranges_id\` integer,
  	\`vehicle_models_id\` integer,
  	\`vehicle_categories_id\` integer,
  	\`brands_id\` integer,
  	\`promotions_id\` integer,
  	\`lease_quotes_id\` integer,
  	\`finance_tables_id\` integer,
  	\`gfv_values_id\` integer,
  	\`dealers_id\` integer,
  	\`dealer_groups_id\` integer,
  	\`markets_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vehicle_ranges_id\`) REFERENCES \`vehicle_ranges\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vehicle_models_id\`) REFERENCES \`vehicle_models\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vehicle_categories_id\`) REFERENCES \`vehicle_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brands_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`promotions_id\`) REFERENCES \`promotions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lease_quotes_id\`) REFERENCES \`lease_quotes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`finance_tables_id\`) REFERENCES \`finance_tables\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gfv_values_id\`) REFERENCES \`gfv_values\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dealers_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dealer_groups_id\`) REFERENCES \`dealer_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`markets_id\`) REFERENCES \`markets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "media_id", "redirects_id", "vehicle_ranges_id", "vehicle_models_id", "vehicle_categories_id", "brands_id", "promotions_id", "lease_quotes_id", "finance_tables_id", "gfv_values_id", "dealers_id", "dealer_groups_id", "markets_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "media_id", "redirects_id", "vehicle_ranges_id", "vehicle_models_id", "vehicle_categories_id", "brands_id", "promotions_id", "lease_quotes_id", "finance_tables_id", "gfv_values_id", "dealers_id", "dealer_groups_id", "markets_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vehicle_ranges_id_idx\` ON \`payload_locked_documents_rels\` (\`vehicle_ranges_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vehicle_models_id_idx\` ON \`payload_locked_documents_rels\` (\`vehicle_models_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vehicle_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`vehicle_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_brands_id_idx\` ON \`payload_locked_documents_rels\` (\`brands_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_promotions_id_idx\` ON \`payload_locked_documents_rels\` (\`promotions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lease_quotes_id_idx\` ON \`payload_locked_documents_rels\` (\`lease_quotes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_finance_tables_id_idx\` ON \`payload_locked_documents_rels\` (\`finance_tables_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gfv_values_id_idx\` ON \`payload_locked_documents_rels\` (\`gfv_values_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dealers_id_idx\` ON \`payload_locked_documents_rels\` (\`dealers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dealer_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`dealer_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_markets_id_idx\` ON \`payload_locked_documents_rels\` (\`markets_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`vehicle_models\` DROP COLUMN \`litres_per100_kilometres\`;`)
  await db.run(sql`ALTER TABLE \`vehicle_models\` DROP COLUMN \`pump_fuel\`;`)
  await db.run(sql`ALTER TABLE \`vehicle_models\` DROP COLUMN \`planned_services\`;`)
}
