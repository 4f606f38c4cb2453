import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`dealer_ads\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`dealer_id\` integer NOT NULL,
  	\`category\` text NOT NULL,
  	\`short_model_code\` text,
  	\`meta_id\` text,
  	\`image_id\` integer,
  	\`start_date\` text NOT NULL,
  	\`end_date\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`dealer_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`dealer_ads_dealer_idx\` ON \`dealer_ads\` (\`dealer_id\`);`)
  await db.run(sql`CREATE INDEX \`dealer_ads_image_idx\` ON \`dealer_ads\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`dealer_ads_updated_at_idx\` ON \`dealer_ads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`dealer_ads_created_at_idx\` ON \`dealer_ads\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`dealer_ads_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`dealer_ads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`dealer_ads_locales_locale_parent_id_unique\` ON \`dealer_ads_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`dealer_ads_locales_translated_row_idx\` ON \`dealer_ads_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`product_code\` text NOT NULL,
  	\`price\` numeric,
  	\`image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_product_code_idx\` ON \`products\` (\`product_code\`);`)
  await db.run(sql`CREATE INDEX \`products_image_idx\` ON \`products\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`products_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_locales_locale_parent_id_unique\` ON \`products_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_locales_translated_row_idx\` ON \`products_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_files\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`file_name\` text NOT NULL,
  	\`original_name\` text NOT NULL,
  	\`folder\` text NOT NULL,
  	\`mime_type\` text NOT NULL,
  	\`bytes\` numeric NOT NULL,
  	\`sha256\` text NOT NULL,
  	\`scan\` text NOT NULL,
  	\`enquiry_id\` integer,
  	\`stored_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`enquiry_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiry_files_file_name_idx\` ON \`enquiry_files\` (\`file_name\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_files_enquiry_idx\` ON \`enquiry_files\` (\`enquiry_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_files_stored_at_idx\` ON \`enquiry_files\` (\`stored_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_files_updated_at_idx\` ON \`enquiry_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_files_created_at_idx\` ON \`enquiry_files\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_notes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`enquiry_id\` integer,
  	\`kind\` text NOT NULL,
  	\`author_id\` integer,
  	\`author_name\` text,
  	\`text\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`enquiry_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiry_notes_enquiry_idx\` ON \`enquiry_notes\` (\`enquiry_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_notes_author_idx\` ON \`enquiry_notes\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_notes_updated_at_idx\` ON \`enquiry_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_notes_created_at_idx\` ON \`enquiry_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`canned_replies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`canned_replies_updated_at_idx\` ON \`canned_replies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`canned_replies_created_at_idx\` ON \`canned_replies\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`canned_replies_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`canned_replies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`canned_replies_locales_locale_parent_id_unique\` ON \`canned_replies_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`canned_replies_locales_translated_row_idx\` ON \`canned_replies_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`alarms\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`detail\` text NOT NULL,
  	\`count\` numeric DEFAULT 1 NOT NULL,
  	\`raised_at\` text,
  	\`last_seen_at\` text,
  	\`paused_until\` text,
  	\`cleared_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`alarms_kind_idx\` ON \`alarms\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`alarms_subject_idx\` ON \`alarms\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`alarms_cleared_at_idx\` ON \`alarms\` (\`cleared_at\`);`)
  await db.run(sql`CREATE INDEX \`alarms_updated_at_idx\` ON \`alarms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`alarms_created_at_idx\` ON \`alarms\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`crm_connections\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`dealer_id\` integer,
  	\`is_active\` integer DEFAULT true,
  	\`adf_address\` text,
  	\`webhook_url\` text,
  	\`webhook_secret\` text,
  	\`next_webhook_secret\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`dealer_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`crm_connections_dealer_idx\` ON \`crm_connections\` (\`dealer_id\`);`)
  await db.run(sql`CREATE INDEX \`crm_connections_updated_at_idx\` ON \`crm_connections\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`crm_connections_created_at_idx\` ON \`crm_connections\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`consents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`email_address\` text NOT NULL,
  	\`full_name\` text,
  	\`contact_number\` text,
  	\`divisions\` text NOT NULL,
  	\`channels\` text NOT NULL,
  	\`wording\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`enquiry_id\` integer,
  	\`subscriber_id\` integer,
  	\`given_at\` text,
  	\`withdrawn_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`enquiry_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`subscriber_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`consents_code_idx\` ON \`consents\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`consents_email_address_idx\` ON \`consents\` (\`email_address\`);`)
  await db.run(sql`CREATE INDEX \`consents_contact_number_idx\` ON \`consents\` (\`contact_number\`);`)
  await db.run(sql`CREATE INDEX \`consents_enquiry_idx\` ON \`consents\` (\`enquiry_id\`);`)
  await db.run(sql`CREATE INDEX \`consents_subscriber_idx\` ON \`consents\` (\`subscriber_id\`);`)
  await db.run(sql`CREATE INDEX \`consents_given_at_idx\` ON \`consents\` (\`given_at\`);`)
  await db.run(sql`CREATE INDEX \`consents_updated_at_idx\` ON \`consents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consents_created_at_idx\` ON \`consents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`subscribers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`email_address\` text NOT NULL,
  	\`first_name\` text NOT NULL,
  	\`last_name\` text NOT NULL,
  	\`code\` text NOT NULL,
  	\`status\` text NOT NULL,
  	\`topics\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`asked_at\` text,
  	\`confirmed_at\` text,
  	\`left_at\` text,
  	\`last_mail_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_email_address_idx\` ON \`subscribers\` (\`email_address\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_code_idx\` ON \`subscribers\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_status_idx\` ON \`subscribers\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_updated_at_idx\` ON \`subscribers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_created_at_idx\` ON \`subscribers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`newsletters\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`topic\` text NOT NULL,
  	\`sent_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletters_updated_at_idx\` ON \`newsletters\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_created_at_idx\` ON \`newsletters\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`newsletters_locales\` (
  	\`subject\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletters_locales_locale_parent_id_unique\` ON \`newsletters_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_locales_translated_row_idx\` ON \`newsletters_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`privacy_requests\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT 'unconfirmed' NOT NULL,
  	\`reference\` text NOT NULL,
  	\`code\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`full_name\` text NOT NULL,
  	\`email_address\` text NOT NULL,
  	\`message\` text,
  	\`locale\` text NOT NULL,
  	\`answer\` text,
  	\`asked_at\` text,
  	\`confirmed_at\` text,
  	\`due_at\` text,
  	\`done_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_requests_status_idx\` ON \`privacy_requests\` (\`status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`privacy_requests_reference_idx\` ON \`privacy_requests\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`privacy_requests_code_idx\` ON \`privacy_requests\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`privacy_requests_email_address_idx\` ON \`privacy_requests\` (\`email_address\`);`)
  await db.run(sql`CREATE INDEX \`privacy_requests_due_at_idx\` ON \`privacy_requests\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`privacy_requests_updated_at_idx\` ON \`privacy_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`privacy_requests_created_at_idx\` ON \`privacy_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`opt_outs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hash\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`opt_outs_hash_idx\` ON \`opt_outs\` (\`hash\`);`)
  await db.run(sql`CREATE INDEX \`opt_outs_updated_at_idx\` ON \`opt_outs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`opt_outs_created_at_idx\` ON \`opt_outs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`audit_entries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`at\` text,
  	\`action\` text NOT NULL,
  	\`subject\` text,
  	\`actor\` text,
  	\`facts\` text,
  	\`seal\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_entries_at_idx\` ON \`audit_entries\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`audit_entries_action_idx\` ON \`audit_entries\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_entries_subject_idx\` ON \`audit_entries\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`audit_entries_seal_idx\` ON \`audit_entries\` (\`seal\`);`)
  await db.run(sql`CREATE INDEX \`audit_entries_updated_at_idx\` ON \`audit_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_entries_created_at_idx\` ON \`audit_entries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_settings_escalation_recipients\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enquiry_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiry_settings_escalation_recipients_order_idx\` ON \`enquiry_settings_escalation_recipients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_settings_escalation_recipients_parent_id_idx\` ON \`enquiry_settings_escalation_recipients\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_settings_alarm_recipients\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enquiry_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiry_settings_alarm_recipients_order_idx\` ON \`enquiry_settings_alarm_recipients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_settings_alarm_recipients_parent_id_idx\` ON \`enquiry_settings_alarm_recipients\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_settings_retention\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`form\` text NOT NULL,
  	\`days\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enquiry_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiry_settings_retention_order_idx\` ON \`enquiry_settings_retention\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_settings_retention_parent_id_idx\` ON \`enquiry_settings_retention\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`promised_hours\` numeric DEFAULT 4 NOT NULL,
  	\`says_already_subscribed\` integer DEFAULT false,
  	\`register_cleansed_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`assignee_id\` integer REFERENCES users(id);`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`answer_due_at\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`opened_at\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`answered_at\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`escalated_at\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`second_dealer_id\` integer REFERENCES dealers(id);`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`subject\` text;`)
  await db.run(sql`CREATE INDEX \`enquiries_assignee_idx\` ON \`enquiries\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_answer_due_at_idx\` ON \`enquiries\` (\`answer_due_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_second_dealer_idx\` ON \`enquiries\` (\`second_dealer_id\`);`)
  await db.run(sql`ALTER TABLE \`outbox_messages\` ADD \`connection_id\` integer REFERENCES crm_connections(id);`)
  await db.run(sql`ALTER TABLE \`outbox_messages\` ADD \`subscriber_id\` integer REFERENCES subscribers(id);`)
  await db.run(sql`ALTER TABLE \`outbox_messages\` ADD \`headers\` text;`)
  await db.run(sql`CREATE INDEX \`outbox_messages_connection_idx\` ON \`outbox_messages\` (\`connection_id\`);`)
  await db.run(sql`CREATE INDEX \`outbox_messages_subscriber_idx\` ON \`outbox_messages\` (\`subscriber_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`dealer_ads_id\` integer REFERENCES dealer_ads(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`products_id\` integer REFERENCES products(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`canned_replies_id\` integer REFERENCES canned_replies(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`crm_connections_id\` integer REFERENCES crm_connections(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`newsletters_id\` integer REFERENCES newsletters(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`privacy_requests_id\` integer REFERENCES privacy_requests(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dealer_ads_id_idx\` ON \`payload_locked_documents_rels\` (\`dealer_ads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_canned_replies_id_idx\` ON \`payload_locked_documents_rels\` (\`canned_replies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_crm_connections_id_idx\` ON \`payload_locked_documents_rels\` (\`crm_connections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletters_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_privacy_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`privacy_requests_id\`);`)
  await db.run(sql`ALTER TABLE \`navigation_footer_columns_links\` ADD \`opens\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`dealer_ads\`;`)
  await db.run(sql`DROP TABLE \`dealer_ads_locales\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`DROP TABLE \`products_locales\`;`)
  await db.run(sql`DROP TABLE \`enquiry_files\`;`)
  await db.run(sql`DROP TABLE \`enquiry_notes\`;`)
  await db.run(sql`DROP TABLE \`canned_replies\`;`)
  await db.run(sql`DROP TABLE \`canned_replies_locales\`;`)
  await db.run(sql`DROP TABLE \`alarms\`;`)
  await db.run(sql`DROP TABLE \`crm_connections\`;`)
  await db.run(sql`DROP TABLE \`consents\`;`)
  await db.run(sql`DROP TABLE \`subscribers\`;`)
  await db.run(sql`DROP TABLE \`newsletters\`;`)
  await db.run(sql`DROP TABLE \`newsletters_locales\`;`)
  await db.run(sql`DROP TABLE \`privacy_requests\`;`)
  await db.run(sql`DROP TABLE \`opt_outs\`;`)
  await db.run(sql`DROP TABLE \`audit_entries\`;`)
  await db.run(sql`DROP TABLE \`enquiry_settings_escalation_recipients\`;`)
  await db.run(sql`DROP TABLE \`enquiry_settings_alarm_recipients\`;`)
  await db.run(sql`DROP TABLE \`enquiry_settings_retention\`;`)
  await db.run(sql`DROP TABLE \`enquiry_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_enquiries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`reference\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`full_name\` text NOT NULL,
  	\`contact_number\` text NOT NULL,
  	\`email_address\` text NOT NULL,
  	\`province\` text,
  	\`dealer_id\` integer,
  	\`dealer_name\` text,
  	\`model_code\` text,
  	\`colour_code\` text,
  	\`locale\` text NOT NULL,
  	\`details\` text,
  	\`submitted_at\` text NOT NULL,
  	\`idempotency_key\` text NOT NULL,
  	\`content_hash\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`dealer_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_enquiries\`("id", "status", "reference", "type", "full_name", "contact_number", "email_address", "province", "dealer_id", "dealer_name", "model_code", "colour_code", "locale", "details", "submitted_at", "idempotency_key", "content_hash", "updated_at", "created_at") SELECT "id", "status", "reference", "type", "full_name", "contact_number", "email_address", "province", "dealer_id", "dealer_name", "model_code", "colour_code", "locale", "details", "submitted_at", "idempotency_key", "content_hash", "updated_at", "created_at" FROM \`enquiries\`;`)
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`ALTER TABLE \`__new_enquiries\` RENAME TO \`enquiries\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`enquiries_status_idx\` ON \`enquiries\` (\`status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_reference_idx\` ON \`enquiries\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_type_idx\` ON \`enquiries\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_dealer_idx\` ON \`enquiries\` (\`dealer_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_submitted_at_idx\` ON \`enquiries\` (\`submitted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_idempotency_key_idx\` ON \`enquiries\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_outbox_messages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT 'pending' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_attempt_at\` text,
  	\`retry_until\` text,
  	\`sent_at\` text,
  	\`last_error\` text,
  	\`delivered_to\` text,
  	\`enquiry_id\` integer,
  	\`kind\` text NOT NULL,
  	\`recipients\` text NOT NULL,
  	\`delivered\` text,
  	\`sender_name\` text NOT NULL,
  	\`sender_address\` text NOT NULL,
  	\`reply_to\` text,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`html\` text NOT NULL,
  	\`message_id\` text NOT NULL,
  	\`accepted_at\` text NOT NULL,
  	\`leased_until\` text,
  	\`leased_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`enquiry_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_outbox_messages\`("id", "status", "attempts", "next_attempt_at", "retry_until", "sent_at", "last_error", "delivered_to", "enquiry_id", "kind", "recipients", "delivered", "sender_name", "sender_address", "reply_to", "subject", "text", "html", "message_id", "accepted_at", "leased_until", "leased_by", "updated_at", "created_at") SELECT "id", "status", "attempts", "next_attempt_at", "retry_until", "sent_at", "last_error", "delivered_to", "enquiry_id", "kind", "recipients", "delivered", "sender_name", "sender_address", "reply_to", "subject", "text", "html", "message_id", "accepted_at", "leased_until", "leased_by", "updated_at", "created_at" FROM \`outbox_messages\`;`)
  await db.run(sql`DROP TABLE \`outbox_messages\`;`)
  await db.run(sql`ALTER TABLE \`__new_outbox_messages\` RENAME TO \`outbox_messages\`;`)
  await db.run(sql`CREATE INDEX \`outbox_messages_enquiry_idx\` ON \`outbox_messages\` (\`enquiry_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`outbox_messages_message_id_idx\` ON \`outbox_messages\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`outbox_messages_updated_at_idx\` ON \`outbox_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outbox_messages_created_at_idx\` ON \`outbox_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_nextAttemptAt_idx\` ON \`outbox_messages\` (\`status\`,\`next_attempt_at\`);`)
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
  	\`glossary_terms_id\` integer,
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
  	FOREIGN KEY (\`glossary_terms_id\`) REFERENCES \`glossary_terms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dealers_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dealer_groups_id\`) REFERENCES \`dealer_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`markets_id\`) REFERENCES \`markets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "media_id", "redirects_id", "vehicle_ranges_id", "vehicle_models_id", "vehicle_categories_id", "brands_id", "promotions_id", "lease_quotes_id", "finance_tables_id", "gfv_values_id", "glossary_terms_id", "dealers_id", "dealer_groups_id", "markets_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "media_id", "redirects_id", "vehicle_ranges_id", "vehicle_models_id", "vehicle_categories_id", "brands_id", "promotions_id", "lease_quotes_id", "finance_tables_id", "gfv_values_id", "glossary_terms_id", "dealers_id", "dealer_groups_id", "markets_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_glossary_terms_id_idx\` ON \`payload_locked_documents_rels\` (\`glossary_terms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dealers_id_idx\` ON \`payload_locked_documents_rels\` (\`dealers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dealer_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`dealer_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_markets_id_idx\` ON \`payload_locked_documents_rels\` (\`markets_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`navigation_footer_columns_links\` DROP COLUMN \`opens\`;`)
}
