import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`finance_tables\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`valid_from\` text NOT NULL,
  	\`changed_by_id\` integer,
  	\`regulated_repo_rate_percent\` numeric NOT NULL,
  	\`regulated_repo_rate_date\` text NOT NULL,
  	\`regulated_points_above_repo\` numeric NOT NULL,
  	\`regulated_initiation_fee\` numeric NOT NULL,
  	\`regulated_initiation_fee_percent\` numeric NOT NULL,
  	\`regulated_monthly_fee\` numeric NOT NULL,
  	\`regulated_vat_percent\` numeric NOT NULL,
  	\`instalment_default_term_months\` numeric NOT NULL,
  	\`instalment_default_balloon_percent\` numeric NOT NULL,
  	\`instalment_default_rate_percent\` numeric NOT NULL,
  	\`instalment_deposit_cap\` text NOT NULL,
  	\`instalment_deposit_cap_value\` numeric,
  	\`instalment_default_deposit\` numeric NOT NULL,
  	\`instalment_monthly_fee\` numeric NOT NULL,
  	\`instalment_initiation_fee\` numeric NOT NULL,
  	\`future_drive_default_term_months\` numeric NOT NULL,
  	\`future_drive_default_annual_kilometres\` numeric NOT NULL,
  	\`future_drive_default_rate_percent\` numeric NOT NULL,
  	\`future_drive_deposit_cap\` text NOT NULL,
  	\`future_drive_deposit_cap_value\` numeric,
  	\`future_drive_default_deposit\` numeric NOT NULL,
  	\`future_drive_monthly_fee\` numeric NOT NULL,
  	\`future_drive_initiation_fee\` numeric NOT NULL,
  	\`traditional_default_term_months\` numeric NOT NULL,
  	\`traditional_default_balloon_percent\` numeric NOT NULL,
  	\`traditional_lowest_rate_percent\` numeric NOT NULL,
  	\`traditional_highest_rate_percent\` numeric NOT NULL,
  	\`traditional_rate_step_percent\` numeric NOT NULL,
  	\`traditional_default_rate_percent\` numeric NOT NULL,
  	\`traditional_deposit_cap\` text NOT NULL,
  	\`traditional_deposit_cap_value\` numeric,
  	\`traditional_default_deposit\` numeric NOT NULL,
  	\`traditional_monthly_fee\` numeric NOT NULL,
  	\`traditional_initiation_fee\` numeric NOT NULL,
  	\`lease_default_term_months\` numeric NOT NULL,
  	\`lease_default_balloon_percent\` numeric NOT NULL,
  	\`lease_lowest_rate_percent\` numeric NOT NULL,
  	\`lease_highest_rate_percent\` numeric NOT NULL,
  	\`lease_rate_step_percent\` numeric NOT NULL,
  	\`lease_default_rate_percent\` numeric NOT NULL,
  	\`lease_deposit_cap\` text NOT NULL,
  	\`lease_deposit_cap_value\` numeric,
  	\`lease_default_deposit\` numeric NOT NULL,
  	\`lease_monthly_fee\` numeric NOT NULL,
  	\`lease_initiation_fee\` numeric NOT NULL,
  	\`used_default_term_months\` numeric NOT NULL,
  	\`used_default_balloon_percent\` numeric NOT NULL,
  	\`used_lowest_rate_percent\` numeric NOT NULL,
  	\`used_highest_rate_percent\` numeric NOT NULL,
  	\`used_rate_step_percent\` numeric NOT NULL,
  	\`used_default_rate_percent\` numeric NOT NULL,
  	\`used_deposit_cap\` text NOT NULL,
  	\`used_deposit_cap_value\` numeric,
  	\`used_default_deposit\` numeric NOT NULL,
  	\`used_monthly_fee\` numeric NOT NULL,
  	\`used_initiation_fee\` numeric NOT NULL,
  	\`used_monthly_fee_namibia\` numeric NOT NULL,
  	\`subscription_default_term_months\` numeric NOT NULL,
  	\`subscription_lowest_monthly_kilometres\` numeric NOT NULL,
  	\`subscription_highest_monthly_kilometres\` numeric NOT NULL,
  	\`subscription_monthly_kilometres_step\` numeric NOT NULL,
  	\`subscription_default_monthly_kilometres\` numeric NOT NULL,
  	\`subscription_protect_amount\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`changed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`finance_tables_name_idx\` ON \`finance_tables\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`finance_tables_valid_from_idx\` ON \`finance_tables\` (\`valid_from\`);`)
  await db.run(sql`CREATE INDEX \`finance_tables_changed_by_idx\` ON \`finance_tables\` (\`changed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`finance_tables_updated_at_idx\` ON \`finance_tables\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`finance_tables_created_at_idx\` ON \`finance_tables\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`finance_tables_numbers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`finance_tables\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`finance_tables_numbers_order_parent_idx\` ON \`finance_tables_numbers\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_finance_tables_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text NOT NULL,
  	\`version_valid_from\` text NOT NULL,
  	\`version_changed_by_id\` integer,
  	\`version_regulated_repo_rate_percent\` numeric NOT NULL,
  	\`version_regulated_repo_rate_date\` text NOT NULL,
  	\`version_regulated_points_above_repo\` numeric NOT NULL,
  	\`version_regulated_initiation_fee\` numeric NOT NULL,
  	\`version_regulated_initiation_fee_percent\` numeric NOT NULL,
  	\`version_regulated_monthly_fee\` numeric NOT NULL,
  	\`version_regulated_vat_percent\` numeric NOT NULL,
  	\`version_instalment_default_term_months\` numeric NOT NULL,
  	\`version_instalment_default_balloon_percent\` numeric NOT NULL,
  	\`version_instalment_default_rate_percent\` numeric NOT NULL,
  	\`version_instalment_deposit_cap\` text NOT NULL,
  	\`version_instalment_deposit_cap_value\` numeric,
  	\`version_instalment_default_deposit\` numeric NOT NULL,
  	\`version_instalment_monthly_fee\` numeric NOT NULL,
  	\`version_instalment_initiation_fee\` numeric NOT NULL,
  	\`version_future_drive_default_term_months\` numeric NOT NULL,
  	\`version_future_drive_default_annual_kilometres\` numeric NOT NULL,
  	\`version_future_drive_default_rate_percent\` numeric NOT NULL,
  	\`version_future_drive_deposit_cap\` text NOT NULL,
  	\`version_future_drive_deposit_cap_value\` numeric,
  	\`version_future_drive_default_deposit\` numeric NOT NULL,
  	\`version_future_drive_monthly_fee\` numeric NOT NULL,
  	\`version_future_drive_initiation_fee\` numeric NOT NULL,
  	\`version_traditional_default_term_months\` numeric NOT NULL,
  	\`version_traditional_default_balloon_percent\` numeric NOT NULL,
  	\`version_traditional_lowest_rate_percent\` numeric NOT NULL,
  	\`version_traditional_highest_rate_percent\` numeric NOT NULL,
  	\`version_traditional_rate_step_percent\` numeric NOT NULL,
  	\`version_traditional_default_rate_percent\` numeric NOT NULL,
  	\`version_traditional_deposit_cap\` text NOT NULL,
  	\`version_traditional_deposit_cap_value\` numeric,
  	\`version_traditional_default_deposit\` numeric NOT NULL,
  	\`version_traditional_monthly_fee\` numeric NOT NULL,
  	\`version_traditional_initiation_fee\` numeric NOT NULL,
  	\`version_lease_default_term_months\` numeric NOT NULL,
  	\`version_lease_default_balloon_percent\` numeric NOT NULL,
  	\`version_lease_lowest_rate_percent\` numeric NOT NULL,
  	\`version_lease_highest_rate_percent\` numeric NOT NULL,
  	\`version_lease_rate_step_percent\` numeric NOT NULL,
  	\`version_lease_default_rate_percent\` numeric NOT NULL,
  	\`version_lease_deposit_cap\` text NOT NULL,
  	\`version_lease_deposit_cap_value\` numeric,
  	\`version_lease_default_deposit\` numeric NOT NULL,
  	\`version_lease_monthly_fee\` numeric NOT NULL,
  	\`version_lease_initiation_fee\` numeric NOT NULL,
  	\`version_used_default_term_months\` numeric NOT NULL,
  	\`version_used_default_balloon_percent\` numeric NOT NULL,
  	\`version_used_lowest_rate_percent\` numeric NOT NULL,
  	\`version_used_highest_rate_percent\` numeric NOT NULL,
  	\`version_used_rate_step_percent\` numeric NOT NULL,
  	\`version_used_default_rate_percent\` numeric NOT NULL,
  	\`version_used_deposit_cap\` text NOT NULL,
  	\`version_used_deposit_cap_value\` numeric,
  	\`version_used_default_deposit\` numeric NOT NULL,
  	\`version_used_monthly_fee\` numeric NOT NULL,
  	\`version_used_initiation_fee\` numeric NOT NULL,
  	\`version_used_monthly_fee_namibia\` numeric NOT NULL,
  	\`version_subscription_default_term_months\` numeric NOT NULL,
  	\`version_subscription_lowest_monthly_kilometres\` numeric NOT NULL,
  	\`version_subscription_highest_monthly_kilometres\` numeric NOT NULL,
  	\`version_subscription_monthly_kilometres_step\` numeric NOT NULL,
  	\`version_subscription_default_monthly_kilometres\` numeric NOT NULL,
  	\`version_subscription_protect_amount\` numeric NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`finance_tables\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_changed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_finance_tables_v_parent_idx\` ON \`_finance_tables_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_finance_tables_v_version_version_name_idx\` ON \`_finance_tables_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_finance_tables_v_version_version_valid_from_idx\` ON \`_finance_tables_v\` (\`version_valid_from\`);`)
  await db.run(sql`CREATE INDEX \`_finance_tables_v_version_version_changed_by_idx\` ON \`_finance_tables_v\` (\`version_changed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_finance_tables_v_version_version_updated_at_idx\` ON \`_finance_tables_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_finance_tables_v_version_version_created_at_idx\` ON \`_finance_tables_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_finance_tables_v_created_at_idx\` ON \`_finance_tables_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_finance_tables_v_updated_at_idx\` ON \`_finance_tables_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_finance_tables_v_numbers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_finance_tables_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_finance_tables_v_numbers_order_parent_idx\` ON \`_finance_tables_v_numbers\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`gfv_values\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`reference\` text,
  	\`smc\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`mileage\` numeric,
  	\`term\` numeric NOT NULL,
  	\`factor\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`gfv_values_reference_idx\` ON \`gfv_values\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`gfv_values_smc_idx\` ON \`gfv_values\` (\`smc\`);`)
  await db.run(sql`CREATE INDEX \`gfv_values_updated_at_idx\` ON \`gfv_values\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gfv_values_created_at_idx\` ON \`gfv_values\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`finance_tables_id\` integer REFERENCES finance_tables(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`gfv_values_id\` integer REFERENCES gfv_values(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_finance_tables_id_idx\` ON \`payload_locked_documents_rels\` (\`finance_tables_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gfv_values_id_idx\` ON \`payload_locked_documents_rels\` (\`gfv_values_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`finance_tables\`;`)
  await db.run(sql`DROP TABLE \`finance_tables_numbers\`;`)
  await db.run(sql`DROP TABLE \`_finance_tables_v\`;`)
  await db.run(sql`DROP TABLE \`_finance_tables_v_numbers\`;`)
  await db.run(sql`DROP TABLE \`gfv_values\`;`)
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
  	FOREIGN KEY (\`dealers_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dealer_groups_id\`) REFERENCES \`dealer_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`markets_id\`) REFERENCES \`markets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "media_id", "redirects_id", "vehicle_ranges_id", "vehicle_models_id", "vehicle_categories_id", "brands_id", "promotions_id", "lease_quotes_id", "dealers_id", "dealer_groups_id", "markets_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "media_id", "redirects_id", "vehicle_ranges_id", "vehicle_models_id", "vehicle_categories_id", "brands_id", "promotions_id", "lease_quotes_id", "dealers_id", "dealer_groups_id", "markets_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dealers_id_idx\` ON \`payload_locked_documents_rels\` (\`dealers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dealer_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`dealer_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_markets_id_idx\` ON \`payload_locked_documents_rels\` (\`markets_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
