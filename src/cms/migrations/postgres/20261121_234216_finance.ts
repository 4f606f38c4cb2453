import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_finance_tables_instalment_deposit_cap" AS ENUM('amount', 'percent', 'price');
  CREATE TYPE "public"."enum_finance_tables_future_drive_deposit_cap" AS ENUM('amount', 'percent', 'price');
  CREATE TYPE "public"."enum_finance_tables_traditional_deposit_cap" AS ENUM('amount', 'percent', 'price');
  CREATE TYPE "public"."enum_finance_tables_lease_deposit_cap" AS ENUM('amount', 'percent', 'price');
  CREATE TYPE "public"."enum_finance_tables_used_deposit_cap" AS ENUM('amount', 'percent', 'price');
  CREATE TYPE "public"."enum__finance_tables_v_version_instalment_deposit_cap" AS ENUM('amount', 'percent', 'price');
  CREATE TYPE "public"."enum__finance_tables_v_version_future_drive_deposit_cap" AS ENUM('amount', 'percent', 'price');
  CREATE TYPE "public"."enum__finance_tables_v_version_traditional_deposit_cap" AS ENUM('amount', 'percent', 'price');
  CREATE TYPE "public"."enum__finance_tables_v_version_lease_deposit_cap" AS ENUM('amount', 'percent', 'price');
  CREATE TYPE "public"."enum__finance_tables_v_version_used_deposit_cap" AS ENUM('amount', 'percent', 'price');
  CREATE TABLE "finance_tables" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"changed_by_id" integer,
  	"regulated_repo_rate_percent" numeric NOT NULL,
  	"regulated_repo_rate_date" timestamp(3) with time zone NOT NULL,
  	"regulated_points_above_repo" numeric NOT NULL,
  	"regulated_initiation_fee" numeric NOT NULL,
  	"regulated_initiation_fee_percent" numeric NOT NULL,
  	"regulated_monthly_fee" numeric NOT NULL,
  	"regulated_vat_percent" numeric NOT NULL,
  	"instalment_default_term_months" numeric NOT NULL,
  	"instalment_default_balloon_percent" numeric NOT NULL,
  	"instalment_default_rate_percent" numeric NOT NULL,
  	"instalment_deposit_cap" "enum_finance_tables_instalment_deposit_cap" NOT NULL,
  	"instalment_deposit_cap_value" numeric,
  	"instalment_default_deposit" numeric NOT NULL,
  	"instalment_monthly_fee" numeric NOT NULL,
  	"instalment_initiation_fee" numeric NOT NULL,
  	"future_drive_default_term_months" numeric NOT NULL,
  	"future_drive_default_annual_kilometres" numeric NOT NULL,
  	"future_drive_default_rate_percent" numeric NOT NULL,
  	"future_drive_deposit_cap" "enum_finance_tables_future_drive_deposit_cap" NOT NULL,
  	"future_drive_deposit_cap_value" numeric,
  	"future_drive_default_deposit" numeric NOT NULL,
  	"future_drive_monthly_fee" numeric NOT NULL,
  	"future_drive_initiation_fee" numeric NOT NULL,
  	"traditional_default_term_months" numeric NOT NULL,
  	"traditional_default_balloon_percent" numeric NOT NULL,
  	"traditional_lowest_rate_percent" numeric NOT NULL,
  	"traditional_highest_rate_percent" numeric NOT NULL,
  	"traditional_rate_step_percent" numeric NOT NULL,
  	"traditional_default_rate_percent" numeric NOT NULL,
  	"traditional_deposit_cap" "enum_finance_tables_traditional_deposit_cap" NOT NULL,
  	"traditional_deposit_cap_value" numeric,
  	"traditional_default_deposit" numeric NOT NULL,
  	"traditional_monthly_fee" numeric NOT NULL,
  	"traditional_initiation_fee" numeric NOT NULL,
  	"lease_default_term_months" numeric NOT NULL,
  	"lease_default_balloon_percent" numeric NOT NULL,
  	"lease_lowest_rate_percent" numeric NOT NULL,
  	"lease_highest_rate_percent" numeric NOT NULL,
  	"lease_rate_step_percent" numeric NOT NULL,
  	"lease_default_rate_percent" numeric NOT NULL,
  	"lease_deposit_cap" "enum_finance_tables_lease_deposit_cap" NOT NULL,
  	"lease_deposit_cap_value" numeric,
  	"lease_default_deposit" numeric NOT NULL,
  	"lease_monthly_fee" numeric NOT NULL,
  	"lease_initiation_fee" numeric NOT NULL,
  	"used_default_term_months" numeric NOT NULL,
  	"used_default_balloon_percent" numeric NOT NULL,
  	"used_lowest_rate_percent" numeric NOT NULL,
  	"used_highest_rate_percent" numeric NOT NULL,
  	"used_rate_step_percent" numeric NOT NULL,
  	"used_default_rate_percent" numeric NOT NULL,
  	"used_deposit_cap" "enum_finance_tables_used_deposit_cap" NOT NULL,
  	"used_deposit_cap_value" numeric,
  	"used_default_deposit" numeric NOT NULL,
  	"used_monthly_fee" numeric NOT NULL,
  	"used_initiation_fee" numeric NOT NULL,
  	"used_monthly_fee_namibia" numeric NOT NULL,
  	"subscription_default_term_months" numeric NOT NULL,
  	"subscription_lowest_monthly_kilometres" numeric NOT NULL,
  	"subscription_highest_monthly_kilometres" numeric NOT NULL,
  	"subscription_monthly_kilometres_step" numeric NOT NULL,
  	"subscription_default_monthly_kilometres" numeric NOT NULL,
  	"subscription_protect_amount" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "finance_tables_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "_finance_tables_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_valid_from" timestamp(3) with time zone NOT NULL,
  	"version_changed_by_id" integer,
  	"version_regulated_repo_rate_percent" numeric NOT NULL,
  	"version_regulated_repo_rate_date" timestamp(3) with time zone NOT NULL,
  	"version_regulated_points_above_repo" numeric NOT NULL,
  	"version_regulated_initiation_fee" numeric NOT NULL,
  	"version_regulated_initiation_fee_percent" numeric NOT NULL,
  	"version_regulated_monthly_fee" numeric NOT NULL,
  	"version_regulated_vat_percent" numeric NOT NULL,
  	"version_instalment_default_term_months" numeric NOT NULL,
  	"version_instalment_default_balloon_percent" numeric NOT NULL,
  	"version_instalment_default_rate_percent" numeric NOT NULL,
  	"version_instalment_deposit_cap" "enum__finance_tables_v_version_instalment_deposit_cap" NOT NULL,
  	"version_instalment_deposit_cap_value" numeric,
  	"version_instalment_default_deposit" numeric NOT NULL,
  	"version_instalment_monthly_fee" numeric NOT NULL,
  	"version_instalment_initiation_fee" numeric NOT NULL,
  	"version_future_drive_default_term_months" numeric NOT NULL,
  	"version_future_drive_default_annual_kilometres" numeric NOT NULL,
  	"version_future_drive_default_rate_percent" numeric NOT NULL,
  	"version_future_drive_deposit_cap" "enum__finance_tables_v_version_future_drive_deposit_cap" NOT NULL,
  	"version_future_drive_deposit_cap_value" numeric,
  	"version_future_drive_default_deposit" numeric NOT NULL,
  	"version_future_drive_monthly_fee" numeric NOT NULL,
  	"version_future_drive_initiation_fee" numeric NOT NULL,
  	"version_traditional_default_term_months" numeric NOT NULL,
  	"version_traditional_default_balloon_percent" numeric NOT NULL,
  	"version_traditional_lowest_rate_percent" numeric NOT NULL,
  	"version_traditional_highest_rate_percent" numeric NOT NULL,
  	"version_traditional_rate_step_percent" numeric NOT NULL,
  	"version_traditional_default_rate_percent" numeric NOT NULL,
  	"version_traditional_deposit_cap" "enum__finance_tables_v_version_traditional_deposit_cap" NOT NULL,
  	"version_traditional_deposit_cap_value" numeric,
  	"version_traditional_default_deposit" numeric NOT NULL,
  	"version_traditional_monthly_fee" numeric NOT NULL,
  	"version_traditional_initiation_fee" numeric NOT NULL,
  	"version_lease_default_term_months" numeric NOT NULL,
  	"version_lease_default_balloon_percent" numeric NOT NULL,
  	"version_lease_lowest_rate_percent" numeric NOT NULL,
  	"version_lease_highest_rate_percent" numeric NOT NULL,
  	"version_lease_rate_step_percent" numeric NOT NULL,
  	"version_lease_default_rate_percent" numeric NOT NULL,
  	"version_lease_deposit_cap" "enum__finance_tables_v_version_lease_deposit_cap" NOT NULL,
  	"version_lease_deposit_cap_value" numeric,
  	"version_lease_default_deposit" numeric NOT NULL,
  	"version_lease_monthly_fee" numeric NOT NULL,
  	"version_lease_initiation_fee" numeric NOT NULL,
  	"version_used_default_term_months" numeric NOT NULL,
  	"version_used_default_balloon_percent" numeric NOT NULL,
  	"version_used_lowest_rate_percent" numeric NOT NULL,
  	"version_used_highest_rate_percent" numeric NOT NULL,
  	"version_used_rate_step_percent" numeric NOT NULL,
  	"version_used_default_rate_percent" numeric NOT NULL,
  	"version_used_deposit_cap" "enum__finance_tables_v_version_used_deposit_cap" NOT NULL,
  	"version_used_deposit_cap_value" numeric,
  	"version_used_default_deposit" numeric NOT NULL,
  	"version_used_monthly_fee" numeric NOT NULL,
  	"version_used_initiation_fee" numeric NOT NULL,
  	"version_used_monthly_fee_namibia" numeric NOT NULL,
  	"version_subscription_default_term_months" numeric NOT NULL,
  	"version_subscription_lowest_monthly_kilometres" numeric NOT NULL,
  	"version_subscription_highest_monthly_kilometres" numeric NOT NULL,
  	"version_subscription_monthly_kilometres_step" numeric NOT NULL,
  	"version_subscription_default_monthly_kilometres" numeric NOT NULL,
  	"version_subscription_protect_amount" numeric NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_finance_tables_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "gfv_values" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar,
  	"smc" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"mileage" numeric,
  	"term" numeric NOT NULL,
  	"factor" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "finance_tables_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "gfv_values_id" integer;
  ALTER TABLE "finance_tables" ADD CONSTRAINT "finance_tables_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "finance_tables_numbers" ADD CONSTRAINT "finance_tables_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."finance_tables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_finance_tables_v" ADD CONSTRAINT "_finance_tables_v_parent_id_finance_tables_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."finance_tables"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_finance_tables_v" ADD CONSTRAINT "_finance_tables_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_finance_tables_v_numbers" ADD CONSTRAINT "_finance_tables_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_finance_tables_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "finance_tables_name_idx" ON "finance_tables" USING btree ("name");
  CREATE INDEX "finance_tables_valid_from_idx" ON "finance_tables" USING btree ("valid_from");
  CREATE INDEX "finance_tables_changed_by_idx" ON "finance_tables" USING btree ("changed_by_id");
  CREATE INDEX "finance_tables_updated_at_idx" ON "finance_tables" USING btree ("updated_at");
  CREATE INDEX "finance_tables_created_at_idx" ON "finance_tables" USING btree ("created_at");
  CREATE INDEX "finance_tables_numbers_order_parent_idx" ON "finance_tables_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_finance_tables_v_parent_idx" ON "_finance_tables_v" USING btree ("parent_id");
  CREATE INDEX "_finance_tables_v_version_version_name_idx" ON "_finance_tables_v" USING btree ("version_name");
  CREATE INDEX "_finance_tables_v_version_version_valid_from_idx" ON "_finance_tables_v" USING btree ("version_valid_from");
  CREATE INDEX "_finance_tables_v_version_version_changed_by_idx" ON "_finance_tables_v" USING btree ("version_changed_by_id");
  CREATE INDEX "_finance_tables_v_version_version_updated_at_idx" ON "_finance_tables_v" USING btree ("version_updated_at");
  CREATE INDEX "_finance_tables_v_version_version_created_at_idx" ON "_finance_tables_v" USING btree ("version_created_at");
  CREATE INDEX "_finance_tables_v_created_at_idx" ON "_finance_tables_v" USING btree ("created_at");
  CREATE INDEX "_finance_tables_v_updated_at_idx" ON "_finance_tables_v" USING btree ("updated_at");
  CREATE INDEX "_finance_tables_v_numbers_order_parent_idx" ON "_finance_tables_v_numbers" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "gfv_values_reference_idx" ON "gfv_values" USING btree ("reference");
  CREATE INDEX "gfv_values_smc_idx" ON "gfv_values" USING btree ("smc");
  CREATE INDEX "gfv_values_updated_at_idx" ON "gfv_values" USING btree ("updated_at");
  CREATE INDEX "gfv_values_created_at_idx" ON "gfv_values" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_finance_tables_fk" FOREIGN KEY ("finance_tables_id") REFERENCES "public"."finance_tables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gfv_values_fk" FOREIGN KEY ("gfv_values_id") REFERENCES "public"."gfv_values"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_finance_tables_id_idx" ON "payload_locked_documents_rels" USING btree ("finance_tables_id");
  CREATE INDEX "payload_locked_documents_rels_gfv_values_id_idx" ON "payload_locked_documents_rels" USING btree ("gfv_values_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "finance_tables" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "finance_tables_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_finance_tables_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_finance_tables_v_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "gfv_values" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "finance_tables" CASCADE;
  DROP TABLE "finance_tables_numbers" CASCADE;
  DROP TABLE "_finance_tables_v" CASCADE;
  DROP TABLE "_finance_tables_v_numbers" CASCADE;
  DROP TABLE "gfv_values" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_finance_tables_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_gfv_values_fk";
  
  DROP INDEX "payload_locked_documents_rels_finance_tables_id_idx";
  DROP INDEX "payload_locked_documents_rels_gfv_values_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "finance_tables_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "gfv_values_id";
  DROP TYPE "public"."enum_finance_tables_instalment_deposit_cap";
  DROP TYPE "public"."enum_finance_tables_future_drive_deposit_cap";
  DROP TYPE "public"."enum_finance_tables_traditional_deposit_cap";
  DROP TYPE "public"."enum_finance_tables_lease_deposit_cap";
  DROP TYPE "public"."enum_finance_tables_used_deposit_cap";
  DROP TYPE "public"."enum__finance_tables_v_version_instalment_deposit_cap";
  DROP TYPE "public"."enum__finance_tables_v_version_future_drive_deposit_cap";
  DROP TYPE "public"."enum__finance_tables_v_version_traditional_deposit_cap";
  DROP TYPE "public"."enum__finance_tables_v_version_lease_deposit_cap";
  DROP TYPE "public"."enum__finance_tables_v_version_used_deposit_cap";`)
}
