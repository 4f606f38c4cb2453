import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiry_files_folder" AS ENUM('trade-in', 'junior-academy');
  CREATE TYPE "public"."enum_enquiry_files_scan" AS ENUM('clean', 'not-scanned');
  CREATE TYPE "public"."enum_enquiry_notes_kind" AS ENUM('note', 'answer', 'call');
  CREATE TYPE "public"."enum_alarms_kind" AS ENUM('queue-paused', 'dead-mailbox', 'webhook-failed', 'unanswered', 'register-old', 'job-failed');
  CREATE TYPE "public"."enum_consents_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_subscribers_status" AS ENUM('pending', 'confirmed', 'left');
  CREATE TYPE "public"."enum_subscribers_language" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_newsletters_topic" AS ENUM('vehicles', 'offers', 'motorsport', 'community');
  CREATE TYPE "public"."enum_privacy_requests_status" AS ENUM('unconfirmed', 'open', 'done', 'refused');
  CREATE TYPE "public"."enum_privacy_requests_kind" AS ENUM('access', 'correction', 'deletion');
  CREATE TYPE "public"."enum_privacy_requests_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_navigation_footer_columns_links_opens" AS ENUM('subscribe', 'sponsorships');
  ALTER TYPE "public"."enum_outbox_messages_delivered_to" ADD VALUE 'webhook';
  ALTER TYPE "public"."enum_outbox_messages_kind" ADD VALUE 'answer';
  ALTER TYPE "public"."enum_outbox_messages_kind" ADD VALUE 'escalation';
  ALTER TYPE "public"."enum_outbox_messages_kind" ADD VALUE 'adf';
  ALTER TYPE "public"."enum_outbox_messages_kind" ADD VALUE 'webhook';
  ALTER TYPE "public"."enum_outbox_messages_kind" ADD VALUE 'confirmation';
  ALTER TYPE "public"."enum_outbox_messages_kind" ADD VALUE 'newsletter';
  ALTER TYPE "public"."enum_outbox_messages_kind" ADD VALUE 'privacy';
  ALTER TYPE "public"."enum_outbox_messages_kind" ADD VALUE 'alarm';
  CREATE TABLE "dealer_ads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"dealer_id" integer NOT NULL,
  	"category" varchar NOT NULL,
  	"short_model_code" varchar,
  	"meta_id" varchar,
  	"image_id" integer,
  	"start_date" timestamp(3) with time zone NOT NULL,
  	"end_date" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "dealer_ads_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_code" varchar NOT NULL,
  	"price" numeric,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "enquiry_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_name" varchar NOT NULL,
  	"original_name" varchar NOT NULL,
  	"folder" "enum_enquiry_files_folder" NOT NULL,
  	"mime_type" varchar NOT NULL,
  	"bytes" numeric NOT NULL,
  	"sha256" varchar NOT NULL,
  	"scan" "enum_enquiry_files_scan" NOT NULL,
  	"enquiry_id" integer,
  	"stored_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enquiry_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enquiry_id" integer,
  	"kind" "enum_enquiry_notes_kind" NOT NULL,
  	"author_id" integer,
  	"author_name" varchar,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "canned_replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "canned_replies_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "alarms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_alarms_kind" NOT NULL,
  	"subject" varchar NOT NULL,
  	"detail" varchar NOT NULL,
  	"count" numeric DEFAULT 1 NOT NULL,
  	"raised_at" timestamp(3) with time zone,
  	"last_seen_at" timestamp(3) with time zone,
  	"paused_until" timestamp(3) with time zone,
  	"cleared_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "crm_connections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"dealer_id" integer,
  	"is_active" boolean DEFAULT true,
  	"adf_address" varchar,
  	"webhook_url" varchar,
  	"webhook_secret" varchar,
  	"next_webhook_secret" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"email_address" varchar NOT NULL,
  	"full_name" varchar,
  	"contact_number" varchar,
  	"divisions" jsonb NOT NULL,
  	"channels" jsonb NOT NULL,
  	"wording" varchar NOT NULL,
  	"locale" "enum_consents_locale" NOT NULL,
  	"source" varchar NOT NULL,
  	"enquiry_id" integer,
  	"subscriber_id" integer,
  	"given_at" timestamp(3) with time zone,
  	"withdrawn_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email_address" varchar NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"status" "enum_subscribers_status" NOT NULL,
  	"topics" jsonb NOT NULL,
  	"language" "enum_subscribers_language" NOT NULL,
  	"asked_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"left_at" timestamp(3) with time zone,
  	"last_mail_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"topic" "enum_newsletters_topic" NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletters_locales" (
  	"subject" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "privacy_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_privacy_requests_status" DEFAULT 'unconfirmed' NOT NULL,
  	"reference" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"kind" "enum_privacy_requests_kind" NOT NULL,
  	"full_name" varchar NOT NULL,
  	"email_address" varchar NOT NULL,
  	"message" varchar,
  	"locale" "enum_privacy_requests_locale" NOT NULL,
  	"answer" varchar,
  	"asked_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"due_at" timestamp(3) with time zone,
  	"done_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "opt_outs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone,
  	"action" varchar NOT NULL,
  	"subject" varchar,
  	"actor" varchar,
  	"facts" jsonb,
  	"seal" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enquiry_settings_escalation_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL
  );
  
  CREATE TABLE "enquiry_settings_alarm_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL
  );
  
  CREATE TABLE "enquiry_settings_retention" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"form" varchar NOT NULL,
  	"days" numeric NOT NULL
  );
  
  CREATE TABLE "enquiry_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"promised_hours" numeric DEFAULT 4 NOT NULL,
  	"says_already_subscribed" boolean DEFAULT false,
  	"register_cleansed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "enquiries" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "enquiries" ADD COLUMN "answer_due_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "opened_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "escalated_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "second_dealer_id" integer;
  ALTER TABLE "enquiries" ADD COLUMN "subject" varchar;
  ALTER TABLE "outbox_messages" ADD COLUMN "connection_id" integer;
  ALTER TABLE "outbox_messages" ADD COLUMN "subscriber_id" integer;
  ALTER TABLE "outbox_messages" ADD COLUMN "headers" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dealer_ads_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "products_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "canned_replies_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "crm_connections_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletters_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "privacy_requests_id" integer;
  ALTER TABLE "navigation_footer_columns_links" ADD COLUMN "opens" "enum_navigation_footer_columns_links_opens";
  ALTER TABLE "dealer_ads" ADD CONSTRAINT "dealer_ads_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealer_ads" ADD CONSTRAINT "dealer_ads_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealer_ads_locales" ADD CONSTRAINT "dealer_ads_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealer_ads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiry_files" ADD CONSTRAINT "enquiry_files_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "canned_replies_locales" ADD CONSTRAINT "canned_replies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."canned_replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "crm_connections" ADD CONSTRAINT "crm_connections_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters_locales" ADD CONSTRAINT "newsletters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiry_settings_escalation_recipients" ADD CONSTRAINT "enquiry_settings_escalation_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiry_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiry_settings_alarm_recipients" ADD CONSTRAINT "enquiry_settings_alarm_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiry_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiry_settings_retention" ADD CONSTRAINT "enquiry_settings_retention_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiry_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "dealer_ads_dealer_idx" ON "dealer_ads" USING btree ("dealer_id");
  CREATE INDEX "dealer_ads_image_idx" ON "dealer_ads" USING btree ("image_id");
  CREATE INDEX "dealer_ads_updated_at_idx" ON "dealer_ads" USING btree ("updated_at");
  CREATE INDEX "dealer_ads_created_at_idx" ON "dealer_ads" USING btree ("created_at");
  CREATE UNIQUE INDEX "dealer_ads_locales_locale_parent_id_unique" ON "dealer_ads_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dealer_ads_locales_translated_row_idx" ON "dealer_ads_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_product_code_idx" ON "products" USING btree ("product_code");
  CREATE INDEX "products_image_idx" ON "products" USING btree ("image_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_locales_translated_row_idx" ON "products_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "enquiry_files_file_name_idx" ON "enquiry_files" USING btree ("file_name");
  CREATE INDEX "enquiry_files_enquiry_idx" ON "enquiry_files" USING btree ("enquiry_id");
  CREATE INDEX "enquiry_files_stored_at_idx" ON "enquiry_files" USING btree ("stored_at");
  CREATE INDEX "enquiry_files_updated_at_idx" ON "enquiry_files" USING btree ("updated_at");
  CREATE INDEX "enquiry_files_created_at_idx" ON "enquiry_files" USING btree ("created_at");
  CREATE INDEX "enquiry_notes_enquiry_idx" ON "enquiry_notes" USING btree ("enquiry_id");
  CREATE INDEX "enquiry_notes_author_idx" ON "enquiry_notes" USING btree ("author_id");
  CREATE INDEX "enquiry_notes_updated_at_idx" ON "enquiry_notes" USING btree ("updated_at");
  CREATE INDEX "enquiry_notes_created_at_idx" ON "enquiry_notes" USING btree ("created_at");
  CREATE INDEX "canned_replies_updated_at_idx" ON "canned_replies" USING btree ("updated_at");
  CREATE INDEX "canned_replies_created_at_idx" ON "canned_replies" USING btree ("created_at");
  CREATE UNIQUE INDEX "canned_replies_locales_locale_parent_id_unique" ON "canned_replies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "canned_replies_locales_translated_row_idx" ON "canned_replies_locales" USING btree ("_parent_id");
  CREATE INDEX "alarms_kind_idx" ON "alarms" USING btree ("kind");
  CREATE INDEX "alarms_subject_idx" ON "alarms" USING btree ("subject");
  CREATE INDEX "alarms_cleared_at_idx" ON "alarms" USING btree ("cleared_at");
  CREATE INDEX "alarms_updated_at_idx" ON "alarms" USING btree ("updated_at");
  CREATE INDEX "alarms_created_at_idx" ON "alarms" USING btree ("created_at");
  CREATE INDEX "crm_connections_dealer_idx" ON "crm_connections" USING btree ("dealer_id");
  CREATE INDEX "crm_connections_updated_at_idx" ON "crm_connections" USING btree ("updated_at");
  CREATE INDEX "crm_connections_created_at_idx" ON "crm_connections" USING btree ("created_at");
  CREATE UNIQUE INDEX "consents_code_idx" ON "consents" USING btree ("code");
  CREATE INDEX "consents_email_address_idx" ON "consents" USING btree ("email_address");
  CREATE INDEX "consents_contact_number_idx" ON "consents" USING btree ("contact_number");
  CREATE INDEX "consents_enquiry_idx" ON "consents" USING btree ("enquiry_id");
  CREATE INDEX "consents_subscriber_idx" ON "consents" USING btree ("subscriber_id");
  CREATE INDEX "consents_given_at_idx" ON "consents" USING btree ("given_at");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscribers_email_address_idx" ON "subscribers" USING btree ("email_address");
  CREATE UNIQUE INDEX "subscribers_code_idx" ON "subscribers" USING btree ("code");
  CREATE INDEX "subscribers_status_idx" ON "subscribers" USING btree ("status");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "newsletters_updated_at_idx" ON "newsletters" USING btree ("updated_at");
  CREATE INDEX "newsletters_created_at_idx" ON "newsletters" USING btree ("created_at");
  CREATE UNIQUE INDEX "newsletters_locales_locale_parent_id_unique" ON "newsletters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "newsletters_locales_translated_row_idx" ON "newsletters_locales" USING btree ("_parent_id");
  CREATE INDEX "privacy_requests_status_idx" ON "privacy_requests" USING btree ("status");
  CREATE UNIQUE INDEX "privacy_requests_reference_idx" ON "privacy_requests" USING btree ("reference");
  CREATE UNIQUE INDEX "privacy_requests_code_idx" ON "privacy_requests" USING btree ("code");
  CREATE INDEX "privacy_requests_email_address_idx" ON "privacy_requests" USING btree ("email_address");
  CREATE INDEX "privacy_requests_due_at_idx" ON "privacy_requests" USING btree ("due_at");
  CREATE INDEX "privacy_requests_updated_at_idx" ON "privacy_requests" USING btree ("updated_at");
  CREATE INDEX "privacy_requests_created_at_idx" ON "privacy_requests" USING btree ("created_at");
  CREATE UNIQUE INDEX "opt_outs_hash_idx" ON "opt_outs" USING btree ("hash");
  CREATE INDEX "opt_outs_updated_at_idx" ON "opt_outs" USING btree ("updated_at");
  CREATE INDEX "opt_outs_created_at_idx" ON "opt_outs" USING btree ("created_at");
  CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at");
  CREATE INDEX "audit_entries_action_idx" ON "audit_entries" USING btree ("action");
  CREATE INDEX "audit_entries_subject_idx" ON "audit_entries" USING btree ("subject");
  CREATE INDEX "audit_entries_seal_idx" ON "audit_entries" USING btree ("seal");
  CREATE INDEX "audit_entries_updated_at_idx" ON "audit_entries" USING btree ("updated_at");
  CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries" USING btree ("created_at");
  CREATE INDEX "enquiry_settings_escalation_recipients_order_idx" ON "enquiry_settings_escalation_recipients" USING btree ("_order");
  CREATE INDEX "enquiry_settings_escalation_recipients_parent_id_idx" ON "enquiry_settings_escalation_recipients" USING btree ("_parent_id");
  CREATE INDEX "enquiry_settings_alarm_recipients_order_idx" ON "enquiry_settings_alarm_recipients" USING btree ("_order");
  CREATE INDEX "enquiry_settings_alarm_recipients_parent_id_idx" ON "enquiry_settings_alarm_recipients" USING btree ("_parent_id");
  CREATE INDEX "enquiry_settings_retention_order_idx" ON "enquiry_settings_retention" USING btree ("_order");
  CREATE INDEX "enquiry_settings_retention_parent_id_idx" ON "enquiry_settings_retention" USING btree ("_parent_id");
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_second_dealer_id_dealers_id_fk" FOREIGN KEY ("second_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_connection_id_crm_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."crm_connections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dealer_ads_fk" FOREIGN KEY ("dealer_ads_id") REFERENCES "public"."dealer_ads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_canned_replies_fk" FOREIGN KEY ("canned_replies_id") REFERENCES "public"."canned_replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_crm_connections_fk" FOREIGN KEY ("crm_connections_id") REFERENCES "public"."crm_connections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletters_fk" FOREIGN KEY ("newsletters_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_privacy_requests_fk" FOREIGN KEY ("privacy_requests_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enquiries_assignee_idx" ON "enquiries" USING btree ("assignee_id");
  CREATE INDEX "enquiries_answer_due_at_idx" ON "enquiries" USING btree ("answer_due_at");
  CREATE INDEX "enquiries_second_dealer_idx" ON "enquiries" USING btree ("second_dealer_id");
  CREATE INDEX "outbox_messages_connection_idx" ON "outbox_messages" USING btree ("connection_id");
  CREATE INDEX "outbox_messages_subscriber_idx" ON "outbox_messages" USING btree ("subscriber_id");
  CREATE INDEX "payload_locked_documents_rels_dealer_ads_id_idx" ON "payload_locked_documents_rels" USING btree ("dealer_ads_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_canned_replies_id_idx" ON "payload_locked_documents_rels" USING btree ("canned_replies_id");
  CREATE INDEX "payload_locked_documents_rels_crm_connections_id_idx" ON "payload_locked_documents_rels" USING btree ("crm_connections_id");
  CREATE INDEX "payload_locked_documents_rels_newsletters_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletters_id");
  CREATE INDEX "payload_locked_documents_rels_privacy_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("privacy_requests_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "dealer_ads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealer_ads_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enquiry_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enquiry_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "canned_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "canned_replies_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "alarms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "crm_connections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletters_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "opt_outs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enquiry_settings_escalation_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enquiry_settings_alarm_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enquiry_settings_retention" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enquiry_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "dealer_ads" CASCADE;
  DROP TABLE "dealer_ads_locales" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "enquiry_files" CASCADE;
  DROP TABLE "enquiry_notes" CASCADE;
  DROP TABLE "canned_replies" CASCADE;
  DROP TABLE "canned_replies_locales" CASCADE;
  DROP TABLE "alarms" CASCADE;
  DROP TABLE "crm_connections" CASCADE;
  DROP TABLE "consents" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "newsletters" CASCADE;
  DROP TABLE "newsletters_locales" CASCADE;
  DROP TABLE "privacy_requests" CASCADE;
  DROP TABLE "opt_outs" CASCADE;
  DROP TABLE "audit_entries" CASCADE;
  DROP TABLE "enquiry_settings_escalation_recipients" CASCADE;
  DROP TABLE "enquiry_settings_alarm_recipients" CASCADE;
  DROP TABLE "enquiry_settings_retention" CASCADE;
  DROP TABLE "enquiry_settings" CASCADE;
  ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_assignee_id_users_id_fk";
  
  ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_second_dealer_id_dealers_id_fk";
  
  ALTER TABLE "outbox_messages" DROP CONSTRAINT "outbox_messages_connection_id_crm_connections_id_fk";
  
  ALTER TABLE "outbox_messages" DROP CONSTRAINT "outbox_messages_subscriber_id_subscribers_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_dealer_ads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_products_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_canned_replies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_crm_connections_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_newsletters_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_privacy_requests_fk";
  
  ALTER TABLE "outbox_messages" ALTER COLUMN "delivered_to" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_messages_delivered_to";
  CREATE TYPE "public"."enum_outbox_messages_delivered_to" AS ENUM('smtp', 'sink');
  ALTER TABLE "outbox_messages" ALTER COLUMN "delivered_to" SET DATA TYPE "public"."enum_outbox_messages_delivered_to" USING "delivered_to"::"public"."enum_outbox_messages_delivered_to";
  ALTER TABLE "outbox_messages" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_messages_kind";
  CREATE TYPE "public"."enum_outbox_messages_kind" AS ENUM('dealer', 'visitor');
  ALTER TABLE "outbox_messages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_outbox_messages_kind" USING "kind"::"public"."enum_outbox_messages_kind";
  DROP INDEX "enquiries_assignee_idx";
  DROP INDEX "enquiries_answer_due_at_idx";
  DROP INDEX "enquiries_second_dealer_idx";
  DROP INDEX "outbox_messages_connection_idx";
  DROP INDEX "outbox_messages_subscriber_idx";
  DROP INDEX "payload_locked_documents_rels_dealer_ads_id_idx";
  DROP INDEX "payload_locked_documents_rels_products_id_idx";
  DROP INDEX "payload_locked_documents_rels_canned_replies_id_idx";
  DROP INDEX "payload_locked_documents_rels_crm_connections_id_idx";
  DROP INDEX "payload_locked_documents_rels_newsletters_id_idx";
  DROP INDEX "payload_locked_documents_rels_privacy_requests_id_idx";
  ALTER TABLE "enquiries" DROP COLUMN "assignee_id";
  ALTER TABLE "enquiries" DROP COLUMN "answer_due_at";
  ALTER TABLE "enquiries" DROP COLUMN "opened_at";
  ALTER TABLE "enquiries" DROP COLUMN "answered_at";
  ALTER TABLE "enquiries" DROP COLUMN "escalated_at";
  ALTER TABLE "enquiries" DROP COLUMN "second_dealer_id";
  ALTER TABLE "enquiries" DROP COLUMN "subject";
  ALTER TABLE "outbox_messages" DROP COLUMN "connection_id";
  ALTER TABLE "outbox_messages" DROP COLUMN "subscriber_id";
  ALTER TABLE "outbox_messages" DROP COLUMN "headers";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dealer_ads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "products_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "canned_replies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "crm_connections_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletters_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "privacy_requests_id";
  ALTER TABLE "navigation_footer_columns_links" DROP COLUMN "opens";
  DROP TYPE "public"."enum_enquiry_files_folder";
  DROP TYPE "public"."enum_enquiry_files_scan";
  DROP TYPE "public"."enum_enquiry_notes_kind";
  DROP TYPE "public"."enum_alarms_kind";
  DROP TYPE "public"."enum_consents_locale";
  DROP TYPE "public"."enum_subscribers_status";
  DROP TYPE "public"."enum_subscribers_language";
  DROP TYPE "public"."enum_newsletters_topic";
  DROP TYPE "public"."enum_privacy_requests_status";
  DROP TYPE "public"."enum_privacy_requests_kind";
  DROP TYPE "public"."enum_privacy_requests_locale";
  DROP TYPE "public"."enum_navigation_footer_columns_links_opens";`)
}
