import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_vehicle_models_availability" AS ENUM('in-stock', 'on-order', 'coming-soon', 'ending');
  CREATE TYPE "public"."enum_vehicle_models_fuel_system" AS ENUM('Hybrid', 'Petrol', 'Diesel');
  CREATE TYPE "public"."enum_vehicle_models_transmission_type" AS ENUM('Manual', 'Automatic', 'CVT');
  CREATE TYPE "public"."enum_vehicle_models_drive_system" AS ENUM('All Wheel', 'Front', 'Rear');
  CREATE TYPE "public"."enum_vehicle_models_trim" AS ENUM('Standard', 'GR');
  CREATE TYPE "public"."enum_lease_quotes_product" AS ENUM('KINTO ONE', 'Lease');
  CREATE TABLE "lease_quotes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quote_reference" varchar NOT NULL,
  	"vehicle_model_id" integer NOT NULL,
  	"product" "enum_lease_quotes_product" NOT NULL,
  	"model_year" numeric NOT NULL,
  	"term" numeric NOT NULL,
  	"odometer_reading" numeric NOT NULL,
  	"monthly_kilometres" numeric NOT NULL,
  	"lease_price" numeric NOT NULL,
  	"vehicle_price" numeric NOT NULL,
  	"kinto_protect_excl_vat" numeric,
  	"kinto_protect_incl_vat" numeric,
  	"excess_kilometre_charge" numeric NOT NULL,
  	"valid_until" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "vehicle_models" ADD COLUMN "availability" "enum_vehicle_models_availability";
  ALTER TABLE "vehicle_models" ADD COLUMN "available_from" timestamp(3) with time zone;
  ALTER TABLE "vehicle_models" ADD COLUMN "fuel_system" "enum_vehicle_models_fuel_system";
  ALTER TABLE "vehicle_models" ADD COLUMN "transmission_type" "enum_vehicle_models_transmission_type";
  ALTER TABLE "vehicle_models" ADD COLUMN "drive_system" "enum_vehicle_models_drive_system";
  ALTER TABLE "vehicle_models" ADD COLUMN "trim" "enum_vehicle_models_trim" DEFAULT 'Standard';
  ALTER TABLE "vehicle_models_locales" ADD COLUMN "service_plan" varchar;
  ALTER TABLE "vehicle_models_locales" ADD COLUMN "warranty" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lease_quotes_id" integer;
  ALTER TABLE "lease_quotes" ADD CONSTRAINT "lease_quotes_vehicle_model_id_vehicle_models_id_fk" FOREIGN KEY ("vehicle_model_id") REFERENCES "public"."vehicle_models"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "lease_quotes_quote_reference_idx" ON "lease_quotes" USING btree ("quote_reference");
  CREATE INDEX "lease_quotes_vehicle_model_idx" ON "lease_quotes" USING btree ("vehicle_model_id");
  CREATE INDEX "lease_quotes_updated_at_idx" ON "lease_quotes" USING btree ("updated_at");
  CREATE INDEX "lease_quotes_created_at_idx" ON "lease_quotes" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lease_quotes_fk" FOREIGN KEY ("lease_quotes_id") REFERENCES "public"."lease_quotes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_lease_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("lease_quotes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lease_quotes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lease_quotes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lease_quotes_fk";
  
  DROP INDEX "payload_locked_documents_rels_lease_quotes_id_idx";
  ALTER TABLE "vehicle_models" DROP COLUMN "availability";
  ALTER TABLE "vehicle_models" DROP COLUMN "available_from";
  ALTER TABLE "vehicle_models" DROP COLUMN "fuel_system";
  ALTER TABLE "vehicle_models" DROP COLUMN "transmission_type";
  ALTER TABLE "vehicle_models" DROP COLUMN "drive_system";
  ALTER TABLE "vehicle_models" DROP COLUMN "trim";
  ALTER TABLE "vehicle_models_locales" DROP COLUMN "service_plan";
  ALTER TABLE "vehicle_models_locales" DROP COLUMN "warranty";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lease_quotes_id";
  DROP TYPE "public"."enum_vehicle_models_availability";
  DROP TYPE "public"."enum_vehicle_models_fuel_system";
  DROP TYPE "public"."enum_vehicle_models_transmission_type";
  DROP TYPE "public"."enum_vehicle_models_drive_system";
  DROP TYPE "public"."enum_vehicle_models_trim";
  DROP TYPE "public"."enum_lease_quotes_product";`)
}
