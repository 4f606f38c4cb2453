import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_vehicle_models_pump_fuel" AS ENUM('petrol', 'diesel');
  CREATE TYPE "public"."enum_glossary_terms_key" AS ENUM('admin-fee', 'arrears', 'balloon', 'cash-price', 'cost-of-credit', 'deposit', 'depreciation', 'excess-kilometres', 'fixed-rate', 'future-drive', 'guaranteed-future-value', 'initiation-fee', 'instalment', 'instalment-sale', 'interest-rate', 'lease', 'linked-rate', 'on-the-road', 'principal', 'protect', 'repo-rate', 'residual', 'service-plan', 'subscription', 'term', 'total-repayable');
  CREATE TYPE "public"."enum_ownership_costs_services_body_type" AS ENUM('bakkie', 'suv', 'hatch', 'sedan', 'mpv', 'coupe', 'minibus', 'van');
  CREATE TYPE "public"."enum_ownership_costs_tyres_body_type" AS ENUM('bakkie', 'suv', 'hatch', 'sedan', 'mpv', 'coupe', 'minibus', 'van');
  CREATE TYPE "public"."enum_ownership_costs_licences_province" AS ENUM('Eastern Cape', 'Free State', 'Gauteng', 'KwaZulu-Natal', 'Limpopo', 'Mpumalanga', 'Northern Cape', 'North West', 'Western Cape');
  CREATE TYPE "public"."enum_ownership_costs_on_the_road_provinces_province" AS ENUM('Eastern Cape', 'Free State', 'Gauteng', 'KwaZulu-Natal', 'Limpopo', 'Mpumalanga', 'Northern Cape', 'North West', 'Western Cape');
  CREATE TYPE "public"."enum_ownership_costs_on_the_road_kind" AS ENUM('fixed-by-law', 'dealers-own', 'optional');
  CREATE TABLE "glossary_terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum_glossary_terms_key" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "glossary_terms_locales" (
  	"term" varchar,
  	"explanation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "kept_quotes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"calculator" varchar NOT NULL,
  	"model_code" varchar NOT NULL,
  	"table_name" varchar NOT NULL,
  	"valid_until" timestamp(3) with time zone NOT NULL,
  	"asked" jsonb NOT NULL,
  	"figures" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ownership_costs_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"body_type" "enum_ownership_costs_services_body_type" NOT NULL,
  	"interval_kilometres" numeric NOT NULL,
  	"cost_per_service" numeric NOT NULL
  );
  
  CREATE TABLE "ownership_costs_tyres" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"body_type" "enum_ownership_costs_tyres_body_type" NOT NULL,
  	"set_price" numeric NOT NULL,
  	"life_kilometres" numeric NOT NULL
  );
  
  CREATE TABLE "ownership_costs_licences" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"province" "enum_ownership_costs_licences_province" NOT NULL,
  	"yearly" numeric NOT NULL
  );
  
  CREATE TABLE "ownership_costs_worth" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"months" numeric NOT NULL,
  	"percent_of_price" numeric NOT NULL
  );
  
  CREATE TABLE "ownership_costs_on_the_road_provinces" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"province" "enum_ownership_costs_on_the_road_provinces_province" NOT NULL,
  	"amount" numeric NOT NULL
  );
  
  CREATE TABLE "ownership_costs_on_the_road" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_ownership_costs_on_the_road_kind" NOT NULL,
  	"amount" numeric NOT NULL
  );
  
  CREATE TABLE "ownership_costs_on_the_road_locales" (
  	"label" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "ownership_costs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"prices_from" timestamp(3) with time zone NOT NULL,
  	"petrol_per_litre" numeric NOT NULL,
  	"diesel_per_litre" numeric NOT NULL,
  	"kilometres_a_month" numeric NOT NULL,
  	"insurance_percent" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "vehicle_models" ADD COLUMN "litres_per100_kilometres" numeric;
  ALTER TABLE "vehicle_models" ADD COLUMN "pump_fuel" "enum_vehicle_models_pump_fuel";
  ALTER TABLE "vehicle_models" ADD COLUMN "planned_services" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "glossary_terms_id" integer;
  ALTER TABLE "glossary_terms_locales" ADD CONSTRAINT "glossary_terms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."glossary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ownership_costs_services" ADD CONSTRAINT "ownership_costs_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ownership_costs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ownership_costs_tyres" ADD CONSTRAINT "ownership_costs_tyres_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ownership_costs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ownership_costs_licences" ADD CONSTRAINT "ownership_costs_licences_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ownership_costs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ownership_costs_worth" ADD CONSTRAINT "ownership_costs_worth_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ownership_costs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ownership_costs_on_the_road_provinces" ADD CONSTRAINT "ownership_costs_on_the_road_provinces_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ownership_costs_on_the_road"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ownership_costs_on_the_road" ADD CONSTRAINT "ownership_costs_on_the_road_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ownership_costs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ownership_costs_on_the_road_locales" ADD CONSTRAINT "ownership_costs_on_the_road_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ownership_costs_on_the_road"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "glossary_terms_key_idx" ON "glossary_terms" USING btree ("key");
  CREATE INDEX "glossary_terms_updated_at_idx" ON "glossary_terms" USING btree ("updated_at");
  CREATE INDEX "glossary_terms_created_at_idx" ON "glossary_terms" USING btree ("created_at");
  CREATE UNIQUE INDEX "glossary_terms_locales_locale_parent_id_unique" ON "glossary_terms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "glossary_terms_locales_translated_row_idx" ON "glossary_terms_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "kept_quotes_code_idx" ON "kept_quotes" USING btree ("code");
  CREATE INDEX "kept_quotes_valid_until_idx" ON "kept_quotes" USING btree ("valid_until");
  CREATE INDEX "kept_quotes_updated_at_idx" ON "kept_quotes" USING btree ("updated_at");
  CREATE INDEX "kept_quotes_created_at_idx" ON "kept_quotes" USING btree ("created_at");
  CREATE INDEX "ownership_costs_services_order_idx" ON "ownership_costs_services" USING btree ("_order");
  CREATE INDEX "ownership_costs_services_parent_id_idx" ON "ownership_costs_services" USING btree ("_parent_id");
  CREATE INDEX "ownership_costs_tyres_order_idx" ON "ownership_costs_tyres" USING btree ("_order");
  CREATE INDEX "ownership_costs_tyres_parent_id_idx" ON "ownership_costs_tyres" USING btree ("_parent_id");
  CREATE INDEX "ownership_costs_licences_order_idx" ON "ownership_costs_licences" USING btree ("_order");
  CREATE INDEX "ownership_costs_licences_parent_id_idx" ON "ownership_costs_licences" USING btree ("_parent_id");
  CREATE INDEX "ownership_costs_worth_order_idx" ON "ownership_costs_worth" USING btree ("_order");
  CREATE INDEX "ownership_costs_worth_parent_id_idx" ON "ownership_costs_worth" USING btree ("_parent_id");
  CREATE INDEX "ownership_costs_on_the_road_provinces_order_idx" ON "ownership_costs_on_the_road_provinces" USING btree ("_order");
  CREATE INDEX "ownership_costs_on_the_road_provinces_parent_id_idx" ON "ownership_costs_on_the_road_provinces" USING btree ("_parent_id");
  CREATE INDEX "ownership_costs_on_the_road_order_idx" ON "ownership_costs_on_the_road" USING btree ("_order");
  CREATE INDEX "ownership_costs_on_the_road_parent_id_idx" ON "ownership_costs_on_the_road" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "ownership_costs_on_the_road_locales_locale_parent_id_unique" ON "ownership_costs_on_the_road_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "ownership_costs_on_the_road_locales_translated_row_idx" ON "ownership_costs_on_the_road_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_glossary_terms_fk" FOREIGN KEY ("glossary_terms_id") REFERENCES "public"."glossary_terms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_glossary_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("glossary_terms_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "glossary_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "glossary_terms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "kept_quotes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ownership_costs_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ownership_costs_tyres" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ownership_costs_licences" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ownership_costs_worth" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ownership_costs_on_the_road_provinces" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ownership_costs_on_the_road" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ownership_costs_on_the_road_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ownership_costs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "glossary_terms" CASCADE;
  DROP TABLE "glossary_terms_locales" CASCADE;
  DROP TABLE "kept_quotes" CASCADE;
  DROP TABLE "ownership_costs_services" CASCADE;
  DROP TABLE "ownership_costs_tyres" CASCADE;
  DROP TABLE "ownership_costs_licences" CASCADE;
  DROP TABLE "ownership_costs_worth" CASCADE;
  DROP TABLE "ownership_costs_on_the_road_provinces" CASCADE;
  DROP TABLE "ownership_costs_on_the_road" CASCADE;
  DROP TABLE "ownership_costs_on_the_road_locales" CASCADE;
  DROP TABLE "ownership_costs" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_glossary_terms_fk";
  
  DROP INDEX "payload_locked_documents_rels_glossary_terms_id_idx";
  ALTER TABLE "vehicle_models" DROP COLUMN "litres_per100_kilometres";
  ALTER TABLE "vehicle_models" DROP COLUMN "pump_fuel";
  ALTER TABLE "vehicle_models" DROP COLUMN "planned_services";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "glossary_terms_id";
  DROP TYPE "public"."enum_vehicle_models_pump_fuel";
  DROP TYPE "public"."enum_glossary_terms_key";
  DROP TYPE "public"."enum_ownership_costs_services_body_type";
  DROP TYPE "public"."enum_ownership_costs_tyres_body_type";
  DROP TYPE "public"."enum_ownership_costs_licences_province";
  DROP TYPE "public"."enum_ownership_costs_on_the_road_provinces_province";
  DROP TYPE "public"."enum_ownership_costs_on_the_road_kind";`)
}
