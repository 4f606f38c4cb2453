import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`lease_quotes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`quote_reference\` text NOT NULL,
  	\`vehicle_model_id\` integer NOT NULL,
  	\`product\` text NOT NULL,
  	\`model_year\` numeric NOT NULL,
  	\`term\` numeric NOT NULL,
  	\`odometer_reading\` numeric NOT NULL,
  	\`monthly_kilometres\` numeric NOT NULL,
  	\`lease_price\` numeric NOT NULL,
  	\`vehicle_price\` numeric NOT NULL,
  	\`kinto_protect_excl_vat\` numeric,
  	\`kinto_protect_incl_vat\` numeric,
  	\`excess_kilometre_charge\` numeric NOT NULL,
  	\`valid_until\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`vehicle_model_id\`) REFERENCES \`vehicle_models\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`lease_quotes_quote_reference_idx\` ON \`lease_quotes\` (\`quote_reference\`);`)
  await db.run(sql`CREATE INDEX \`lease_quotes_vehicle_model_idx\` ON \`lease_quotes\` (\`vehicle_model_id\`);`)
  await db.run(sql`CREATE INDEX \`lease_quotes_updated_at_idx\` ON \`lease_quotes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lease_quotes_created_at_idx\` ON \`lease_quotes\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`vehicle_models\` ADD \`availability\` text;`)
  await db.run(sql`ALTER TABLE \`vehicle_models\` ADD \`available_from\` text;`)
  await db.run(sql`ALTER TABLE \`vehicle_models\` ADD \`fuel_system\` text;`)
  await db.run(sql`ALTER TABLE \`vehicle_models\` ADD \`transmission_type\` text;`)
  await db.run(sql`ALTER TABLE \`vehicle_models\` ADD \`drive_system\` text;`)
  await db.run(sql`ALTER TABLE \`vehicle_models\` ADD \`trim\` text DEFAULT 'Standard';`)
  await db.run(sql`ALTER TABLE \`vehicle_models_locales\` ADD \`service_plan\` text;`)
  await db.run(sql`ALTER TABLE \`vehicle_models_locales\` ADD \`warranty\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`lease_quotes_id\` integer REFERENCES lease_quotes(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lease_quotes_id_idx\` ON \`payload_locked_documents_rels\` (\`lease_quotes_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`lease_quotes\`;`)
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
  	FOREIGN KEY (\`dealers_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dealer_groups_id\`) REFERENCES \`dealer_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`markets_id\`) REFERENCES \`markets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "media_id", "redirects_id", "vehicle_ranges_id", "vehicle_models_id", "vehicle_categories_id", "brands_id", "promotions_id", "dealers_id", "dealer_groups_id", "markets_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "media_id", "redirects_id", "vehicle_ranges_id", "vehicle_models_id", "vehicle_categories_id", "brands_id", "promotions_id", "dealers_id", "dealer_groups_id", "markets_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dealers_id_idx\` ON \`payload_locked_documents_rels\` (\`dealers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dealer_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`dealer_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_markets_id_idx\` ON \`payload_locked_documents_rels\` (\`markets_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`vehicle_models\` DROP COLUMN \`availability\`;`)
  await db.run(sql`ALTER TABLE \`vehicle_models\` DROP COLUMN \`available_from\`;`)
  await db.run(sql`ALTER TABLE \`vehicle_models\` DROP COLUMN \`fuel_system\`;`)
  await db.run(sql`ALTER TABLE \`vehicle_models\` DROP COLUMN \`transmission_type\`;`)
  await db.run(sql`ALTER TABLE \`vehicle_models\` DROP COLUMN \`drive_system\`;`)
  await db.run(sql`ALTER TABLE \`vehicle_models\` DROP COLUMN \`trim\`;`)
  await db.run(sql`ALTER TABLE \`vehicle_models_locales\` DROP COLUMN \`service_plan\`;`)
  await db.run(sql`ALTER TABLE \`vehicle_models_locales\` DROP COLUMN \`warranty\`;`)
}
