import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_pages_meta_robots" AS ENUM('index', 'noindex');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_meta_robots" AS ENUM('index', 'noindex');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_vehicle_ranges_body_type" AS ENUM('bakkie', 'suv', 'hatch', 'sedan', 'mpv', 'coupe', 'minibus', 'van');
  CREATE TYPE "public"."enum_vehicle_ranges_meta_robots" AS ENUM('index', 'noindex');
  CREATE TYPE "public"."enum_promotions_promotion_type" AS ENUM('Traditional', 'GFV');
  CREATE TYPE "public"."enum_promotions_rate_type" AS ENUM('Fixed', 'Linked');
  CREATE TYPE "public"."enum_dealers_operating_hours_day" AS ENUM('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Public holidays');
  CREATE TYPE "public"."enum_dealers_toyota_supplier" AS ENUM('Y', 'N');
  CREATE TYPE "public"."enum_dealers_province" AS ENUM('Eastern Cape', 'Free State', 'Gauteng', 'KwaZulu-Natal', 'Limpopo', 'Mpumalanga', 'Northern Cape', 'North West', 'Western Cape', 'Namibia', 'Botswana', 'Lesotho', 'Eswatini');
  CREATE TYPE "public"."enum_dealer_groups_dealers_by_provinces_province_name" AS ENUM('Eastern Cape', 'Free State', 'Gauteng', 'KwaZulu-Natal', 'Limpopo', 'Mpumalanga', 'Northern Cape', 'North West', 'Western Cape', 'Namibia', 'Botswana', 'Lesotho', 'Eswatini');
  CREATE TYPE "public"."enum_enquiries_status" AS ENUM('new', 'in-progress', 'closed');
  CREATE TYPE "public"."enum_enquiries_province" AS ENUM('Eastern Cape', 'Free State', 'Gauteng', 'KwaZulu-Natal', 'Limpopo', 'Mpumalanga', 'Northern Cape', 'North West', 'Western Cape', 'Namibia', 'Botswana', 'Lesotho', 'Eswatini');
  CREATE TYPE "public"."enum_enquiries_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_outbox_messages_status" AS ENUM('pending', 'leased', 'sent', 'dead');
  CREATE TYPE "public"."enum_outbox_messages_delivered_to" AS ENUM('smtp', 'sink');
  CREATE TYPE "public"."enum_outbox_messages_kind" AS ENUM('dealer', 'visitor');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'translator', 'finance-desk', 'dealer', 'lead-reader');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"layout" jsonb,
  	"meta_image_id" integer,
  	"meta_robots" "enum_pages_meta_robots" DEFAULT 'index',
  	"meta_canonical_url" varchar,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_layout" jsonb,
  	"version_meta_image_id" integer,
  	"version_meta_robots" "enum__pages_v_version_meta_robots" DEFAULT 'index',
  	"version_meta_canonical_url" varchar,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"credit" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_webp960_url" varchar,
  	"sizes_webp960_width" numeric,
  	"sizes_webp960_height" numeric,
  	"sizes_webp960_mime_type" varchar,
  	"sizes_webp960_filesize" numeric,
  	"sizes_webp960_filename" varchar,
  	"sizes_avif1440_url" varchar,
  	"sizes_avif1440_width" numeric,
  	"sizes_avif1440_height" numeric,
  	"sizes_avif1440_mime_type" varchar,
  	"sizes_avif1440_filesize" numeric,
  	"sizes_avif1440_filename" varchar,
  	"sizes_webp1440_url" varchar,
  	"sizes_webp1440_width" numeric,
  	"sizes_webp1440_height" numeric,
  	"sizes_webp1440_mime_type" varchar,
  	"sizes_webp1440_filesize" numeric,
  	"sizes_webp1440_filename" varchar,
  	"sizes_avif1920_url" varchar,
  	"sizes_avif1920_width" numeric,
  	"sizes_avif1920_height" numeric,
  	"sizes_avif1920_mime_type" varchar,
  	"sizes_avif1920_filesize" numeric,
  	"sizes_avif1920_filename" varchar,
  	"sizes_webp1920_url" varchar,
  	"sizes_webp1920_width" numeric,
  	"sizes_webp1920_height" numeric,
  	"sizes_webp1920_mime_type" varchar,
  	"sizes_webp1920_filesize" numeric,
  	"sizes_webp1920_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"permanent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicle_ranges_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "vehicle_ranges_facts_locales" (
  	"value" varchar,
  	"unit" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "vehicle_ranges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"range_slug" varchar NOT NULL,
  	"range_code" varchar NOT NULL,
  	"brand_id" integer NOT NULL,
  	"body_type" "enum_vehicle_ranges_body_type" NOT NULL,
  	"position" numeric DEFAULT 100 NOT NULL,
  	"default_category_id" integer,
  	"css_id" varchar,
  	"hero_image_id" integer,
  	"hero_model_side_image_id" integer,
  	"hero_model_front_image_id" integer,
  	"model_image_id" integer,
  	"layout" jsonb,
  	"meta_image_id" integer,
  	"meta_robots" "enum_vehicle_ranges_meta_robots" DEFAULT 'index',
  	"meta_canonical_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicle_ranges_locales" (
  	"subtitle" varchar,
  	"description" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "vehicle_models_vehicle_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "vehicle_models_vehicle_stats_locales" (
  	"value" varchar,
  	"unit" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "vehicle_models_specification_groups_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "vehicle_models_specification_groups_items_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "vehicle_models_specification_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "vehicle_models_specification_groups_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "vehicle_models_colour_selectors" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"colour_code" varchar NOT NULL,
  	"colour_code2" varchar,
  	"paint_code" varchar NOT NULL,
  	"customer_order_type" varchar,
  	"colour_image_id" integer
  );
  
  CREATE TABLE "vehicle_models_colour_selectors_locales" (
  	"colour_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "vehicle_models" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"range_id" integer NOT NULL,
  	"category_id" integer NOT NULL,
  	"price" numeric,
  	"special_price" numeric,
  	"monthly_from_price" numeric,
  	"css_id" varchar,
  	"seats" numeric,
  	"side_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicle_models_locales" (
  	"engine" varchar,
  	"transmission" varchar,
  	"fuel_type" varchar,
  	"fuelcon" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "vehicle_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"position" numeric DEFAULT 1000 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicle_categories_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "brands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"value" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promotions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand_id" integer NOT NULL,
  	"vehicle_model_id" integer NOT NULL,
  	"promotion_type" "enum_promotions_promotion_type" NOT NULL,
  	"retail_price" numeric NOT NULL,
  	"deposit" numeric NOT NULL,
  	"initiation_fee" numeric NOT NULL,
  	"financed_amount" numeric NOT NULL,
  	"installments" numeric NOT NULL,
  	"interest_rate" numeric NOT NULL,
  	"rate_type" "enum_promotions_rate_type" NOT NULL,
  	"gfv" numeric,
  	"gfv_rand_value" numeric,
  	"monthly_installment" numeric NOT NULL,
  	"total_installments" numeric NOT NULL,
  	"balloon_payment_percentage" numeric,
  	"balloon_payment_amount" numeric,
  	"promo_start_date" timestamp(3) with time zone NOT NULL,
  	"promo_end_date" timestamp(3) with time zone NOT NULL,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promotions_locales" (
  	"name" varchar,
  	"terms" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "dealers_operating_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_dealers_operating_hours_day" NOT NULL,
  	"hours_information_start_time" varchar,
  	"hours_information_end_time" varchar,
  	"hours_information_is_closed" boolean
  );
  
  CREATE TABLE "dealers_general_enquiry_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL
  );
  
  CREATE TABLE "dealers_one_ads_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL
  );
  
  CREATE TABLE "dealers_automark_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL
  );
  
  CREATE TABLE "dealers_trade_in_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL
  );
  
  CREATE TABLE "dealers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"supplier_code" varchar NOT NULL,
  	"toyota_supplier" "enum_dealers_toyota_supplier" DEFAULT 'Y',
  	"contact_name" varchar,
  	"street_address" varchar NOT NULL,
  	"suburb" varchar,
  	"city" varchar NOT NULL,
  	"post_code" varchar,
  	"province" "enum_dealers_province" NOT NULL,
  	"lat" numeric NOT NULL,
  	"longitude" numeric NOT NULL,
  	"telephone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"side_image_id" integer,
  	"group_id" integer,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "dealers_locales" (
  	"position" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "dealer_groups_dealers_by_provinces" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"province_name" "enum_dealer_groups_dealers_by_provinces_province_name" NOT NULL
  );
  
  CREATE TABLE "dealer_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "dealer_groups_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"dealers_id" integer
  );
  
  CREATE TABLE "enquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_enquiries_status" DEFAULT 'new' NOT NULL,
  	"reference" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"full_name" varchar NOT NULL,
  	"contact_number" varchar NOT NULL,
  	"email_address" varchar NOT NULL,
  	"province" "enum_enquiries_province",
  	"dealer_id" integer,
  	"dealer_name" varchar,
  	"model_code" varchar,
  	"colour_code" varchar,
  	"locale" "enum_enquiries_locale" NOT NULL,
  	"details" jsonb,
  	"submitted_at" timestamp(3) with time zone NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"content_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "outbox_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_outbox_messages_status" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"retry_until" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"delivered_to" "enum_outbox_messages_delivered_to",
  	"enquiry_id" integer,
  	"kind" "enum_outbox_messages_kind" NOT NULL,
  	"recipients" jsonb NOT NULL,
  	"delivered" jsonb,
  	"sender_name" varchar NOT NULL,
  	"sender_address" varchar NOT NULL,
  	"reply_to" varchar,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"html" varchar NOT NULL,
  	"message_id" varchar NOT NULL,
  	"accepted_at" timestamp(3) with time zone NOT NULL,
  	"leased_until" timestamp(3) with time zone,
  	"leased_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "markets_public_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "markets_public_holidays_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "markets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"currency" varchar NOT NULL,
  	"price_prefix" varchar NOT NULL,
  	"vat_rate" numeric NOT NULL,
  	"phone_prefix" varchar NOT NULL,
  	"new_prices_shown" boolean DEFAULT true,
  	"new_calculators_shown" boolean DEFAULT true,
  	"used_prices_shown" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "markets_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "markets_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" NOT NULL,
  	"dealer_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"media_id" integer,
  	"redirects_id" integer,
  	"vehicle_ranges_id" integer,
  	"vehicle_models_id" integer,
  	"vehicle_categories_id" integer,
  	"brands_id" integer,
  	"promotions_id" integer,
  	"dealers_id" integer,
  	"dealer_groups_id" integer,
  	"markets_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigation_items_groups_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"picture_id" integer
  );
  
  CREATE TABLE "navigation_items_groups_links_locales" (
  	"label" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_items_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigation_items_groups_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_items_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer_columns_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigation_footer_columns_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_legal_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "navigation_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "site_settings_fallback_enquiry_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand_name" varchar DEFAULT 'Forecourt' NOT NULL,
  	"sharing_image_id" integer,
  	"customer_care_number" varchar NOT NULL,
  	"international_number" varchar,
  	"roadside_number" varchar,
  	"finance_number" varchar,
  	"support_email" varchar NOT NULL,
  	"mail_from" varchar NOT NULL,
  	"buying_site" varchar,
  	"booking_site" varchar,
  	"calendar_service" varchar,
  	"default_countdown" timestamp(3) with time zone DEFAULT '2025-05-18T00:00:00+02:00',
  	"paralympics_countdown" timestamp(3) with time zone DEFAULT '2025-01-03T00:00:00+02:00',
  	"dakar_countdown" timestamp(3) with time zone DEFAULT '2025-05-18T00:00:00+02:00',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"title_suffix" varchar DEFAULT '| Toyota South Africa',
  	"default_description" varchar,
  	"demonstration_notice" varchar,
  	"price_disclaimer" varchar,
  	"specification_disclaimer" varchar,
  	"cookie_notice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "pages" ADD CONSTRAINT "pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vehicle_ranges_facts" ADD CONSTRAINT "vehicle_ranges_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vehicle_ranges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vehicle_ranges_facts_locales" ADD CONSTRAINT "vehicle_ranges_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vehicle_ranges_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vehicle_ranges" ADD CONSTRAINT "vehicle_ranges_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_ranges" ADD CONSTRAINT "vehicle_ranges_default_category_id_vehicle_categories_id_fk" FOREIGN KEY ("default_category_id") REFERENCES "public"."vehicle_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_ranges" ADD CONSTRAINT "vehicle_ranges_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_ranges" ADD CONSTRAINT "vehicle_ranges_hero_model_side_image_id_media_id_fk" FOREIGN KEY ("hero_model_side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_ranges" ADD CONSTRAINT "vehicle_ranges_hero_model_front_image_id_media_id_fk" FOREIGN KEY ("hero_model_front_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_ranges" ADD CONSTRAINT "vehicle_ranges_model_image_id_media_id_fk" FOREIGN KEY ("model_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_ranges" ADD CONSTRAINT "vehicle_ranges_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_ranges_locales" ADD CONSTRAINT "vehicle_ranges_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vehicle_ranges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vehicle_models_vehicle_stats" ADD CONSTRAINT "vehicle_models_vehicle_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vehicle_models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vehicle_models_vehicle_stats_locales" ADD CONSTRAINT "vehicle_models_vehicle_stats_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vehicle_models_vehicle_stats"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vehicle_models_specification_groups_items" ADD CONSTRAINT "vehicle_models_specification_groups_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vehicle_models_specification_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vehicle_models_specification_groups_items_locales" ADD CONSTRAINT "vehicle_models_specification_groups_items_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vehicle_models_specification_groups_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vehicle_models_specification_groups" ADD CONSTRAINT "vehicle_models_specification_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vehicle_models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vehicle_models_specification_groups_locales" ADD CONSTRAINT "vehicle_models_specification_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vehicle_models_specification_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vehicle_models_colour_selectors" ADD CONSTRAINT "vehicle_models_colour_selectors_colour_image_id_media_id_fk" FOREIGN KEY ("colour_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_models_colour_selectors" ADD CONSTRAINT "vehicle_models_colour_selectors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vehicle_models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vehicle_models_colour_selectors_locales" ADD CONSTRAINT "vehicle_models_colour_selectors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vehicle_models_colour_selectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vehicle_models" ADD CONSTRAINT "vehicle_models_range_id_vehicle_ranges_id_fk" FOREIGN KEY ("range_id") REFERENCES "public"."vehicle_ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_models" ADD CONSTRAINT "vehicle_models_category_id_vehicle_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."vehicle_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_models" ADD CONSTRAINT "vehicle_models_side_image_id_media_id_fk" FOREIGN KEY ("side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_models_locales" ADD CONSTRAINT "vehicle_models_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vehicle_models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vehicle_categories_locales" ADD CONSTRAINT "vehicle_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vehicle_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_vehicle_model_id_vehicle_models_id_fk" FOREIGN KEY ("vehicle_model_id") REFERENCES "public"."vehicle_models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions_locales" ADD CONSTRAINT "promotions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_operating_hours" ADD CONSTRAINT "dealers_operating_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_general_enquiry_recipients" ADD CONSTRAINT "dealers_general_enquiry_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_one_ads_recipients" ADD CONSTRAINT "dealers_one_ads_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_automark_recipients" ADD CONSTRAINT "dealers_automark_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_trade_in_recipients" ADD CONSTRAINT "dealers_trade_in_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers" ADD CONSTRAINT "dealers_side_image_id_media_id_fk" FOREIGN KEY ("side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealers" ADD CONSTRAINT "dealers_group_id_dealer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."dealer_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealers_locales" ADD CONSTRAINT "dealers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealer_groups_dealers_by_provinces" ADD CONSTRAINT "dealer_groups_dealers_by_provinces_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealer_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealer_groups_rels" ADD CONSTRAINT "dealer_groups_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealer_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealer_groups_rels" ADD CONSTRAINT "dealer_groups_rels_dealers_fk" FOREIGN KEY ("dealers_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "markets_public_holidays" ADD CONSTRAINT "markets_public_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_public_holidays_locales" ADD CONSTRAINT "markets_public_holidays_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets_public_holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_locales" ADD CONSTRAINT "markets_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_texts" ADD CONSTRAINT "markets_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_ranges_fk" FOREIGN KEY ("vehicle_ranges_id") REFERENCES "public"."vehicle_ranges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_models_fk" FOREIGN KEY ("vehicle_models_id") REFERENCES "public"."vehicle_models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_categories_fk" FOREIGN KEY ("vehicle_categories_id") REFERENCES "public"."vehicle_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promotions_fk" FOREIGN KEY ("promotions_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dealers_fk" FOREIGN KEY ("dealers_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dealer_groups_fk" FOREIGN KEY ("dealer_groups_id") REFERENCES "public"."dealer_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_markets_fk" FOREIGN KEY ("markets_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_items_groups_links" ADD CONSTRAINT "navigation_items_groups_links_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_items_groups_links" ADD CONSTRAINT "navigation_items_groups_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_items_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_items_groups_links_locales" ADD CONSTRAINT "navigation_items_groups_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_items_groups_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_items_groups" ADD CONSTRAINT "navigation_items_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_items_groups_locales" ADD CONSTRAINT "navigation_items_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_items_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_items" ADD CONSTRAINT "navigation_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_items_locales" ADD CONSTRAINT "navigation_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_columns_links" ADD CONSTRAINT "navigation_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_columns_links_locales" ADD CONSTRAINT "navigation_footer_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_columns" ADD CONSTRAINT "navigation_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_columns_locales" ADD CONSTRAINT "navigation_footer_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_legal_links" ADD CONSTRAINT "navigation_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_legal_links_locales" ADD CONSTRAINT "navigation_legal_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_legal_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_texts" ADD CONSTRAINT "navigation_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_fallback_enquiry_recipients" ADD CONSTRAINT "site_settings_fallback_enquiry_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_sharing_image_id_media_id_fk" FOREIGN KEY ("sharing_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_meta_meta_image_idx" ON "pages" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_webp480_sizes_webp480_filename_idx" ON "media" USING btree ("sizes_webp480_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_webp960_sizes_webp960_filename_idx" ON "media" USING btree ("sizes_webp960_filename");
  CREATE INDEX "media_sizes_avif1440_sizes_avif1440_filename_idx" ON "media" USING btree ("sizes_avif1440_filename");
  CREATE INDEX "media_sizes_webp1440_sizes_webp1440_filename_idx" ON "media" USING btree ("sizes_webp1440_filename");
  CREATE INDEX "media_sizes_avif1920_sizes_avif1920_filename_idx" ON "media" USING btree ("sizes_avif1920_filename");
  CREATE INDEX "media_sizes_webp1920_sizes_webp1920_filename_idx" ON "media" USING btree ("sizes_webp1920_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "vehicle_ranges_facts_order_idx" ON "vehicle_ranges_facts" USING btree ("_order");
  CREATE INDEX "vehicle_ranges_facts_parent_id_idx" ON "vehicle_ranges_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "vehicle_ranges_facts_locales_locale_parent_id_unique" ON "vehicle_ranges_facts_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "vehicle_ranges_range_slug_idx" ON "vehicle_ranges" USING btree ("range_slug");
  CREATE UNIQUE INDEX "vehicle_ranges_range_code_idx" ON "vehicle_ranges" USING btree ("range_code");
  CREATE INDEX "vehicle_ranges_brand_idx" ON "vehicle_ranges" USING btree ("brand_id");
  CREATE INDEX "vehicle_ranges_default_category_idx" ON "vehicle_ranges" USING btree ("default_category_id");
  CREATE INDEX "vehicle_ranges_hero_image_idx" ON "vehicle_ranges" USING btree ("hero_image_id");
  CREATE INDEX "vehicle_ranges_hero_model_side_image_idx" ON "vehicle_ranges" USING btree ("hero_model_side_image_id");
  CREATE INDEX "vehicle_ranges_hero_model_front_image_idx" ON "vehicle_ranges" USING btree ("hero_model_front_image_id");
  CREATE INDEX "vehicle_ranges_model_image_idx" ON "vehicle_ranges" USING btree ("model_image_id");
  CREATE INDEX "vehicle_ranges_meta_meta_image_idx" ON "vehicle_ranges" USING btree ("meta_image_id");
  CREATE INDEX "vehicle_ranges_updated_at_idx" ON "vehicle_ranges" USING btree ("updated_at");
  CREATE INDEX "vehicle_ranges_created_at_idx" ON "vehicle_ranges" USING btree ("created_at");
  CREATE UNIQUE INDEX "vehicle_ranges_locales_locale_parent_id_unique" ON "vehicle_ranges_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "vehicle_models_vehicle_stats_order_idx" ON "vehicle_models_vehicle_stats" USING btree ("_order");
  CREATE INDEX "vehicle_models_vehicle_stats_parent_id_idx" ON "vehicle_models_vehicle_stats" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "vehicle_models_vehicle_stats_locales_locale_parent_id_unique" ON "vehicle_models_vehicle_stats_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "vehicle_models_specification_groups_items_order_idx" ON "vehicle_models_specification_groups_items" USING btree ("_order");
  CREATE INDEX "vehicle_models_specification_groups_items_parent_id_idx" ON "vehicle_models_specification_groups_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "vehicle_models_specification_groups_items_locales_locale_par" ON "vehicle_models_specification_groups_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "vehicle_models_specification_groups_order_idx" ON "vehicle_models_specification_groups" USING btree ("_order");
  CREATE INDEX "vehicle_models_specification_groups_parent_id_idx" ON "vehicle_models_specification_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "vehicle_models_specification_groups_locales_locale_parent_id" ON "vehicle_models_specification_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "vehicle_models_colour_selectors_order_idx" ON "vehicle_models_colour_selectors" USING btree ("_order");
  CREATE INDEX "vehicle_models_colour_selectors_parent_id_idx" ON "vehicle_models_colour_selectors" USING btree ("_parent_id");
  CREATE INDEX "vehicle_models_colour_selectors_colour_image_idx" ON "vehicle_models_colour_selectors" USING btree ("colour_image_id");
  CREATE UNIQUE INDEX "vehicle_models_colour_selectors_locales_locale_parent_id_uni" ON "vehicle_models_colour_selectors_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "vehicle_models_code_idx" ON "vehicle_models" USING btree ("code");
  CREATE INDEX "vehicle_models_range_idx" ON "vehicle_models" USING btree ("range_id");
  CREATE INDEX "vehicle_models_category_idx" ON "vehicle_models" USING btree ("category_id");
  CREATE INDEX "vehicle_models_side_image_idx" ON "vehicle_models" USING btree ("side_image_id");
  CREATE INDEX "vehicle_models_updated_at_idx" ON "vehicle_models" USING btree ("updated_at");
  CREATE INDEX "vehicle_models_created_at_idx" ON "vehicle_models" USING btree ("created_at");
  CREATE UNIQUE INDEX "vehicle_models_locales_locale_parent_id_unique" ON "vehicle_models_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "vehicle_categories_code_idx" ON "vehicle_categories" USING btree ("code");
  CREATE INDEX "vehicle_categories_updated_at_idx" ON "vehicle_categories" USING btree ("updated_at");
  CREATE INDEX "vehicle_categories_created_at_idx" ON "vehicle_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "vehicle_categories_locales_locale_parent_id_unique" ON "vehicle_categories_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "brands_value_idx" ON "brands" USING btree ("value");
  CREATE INDEX "brands_updated_at_idx" ON "brands" USING btree ("updated_at");
  CREATE INDEX "brands_created_at_idx" ON "brands" USING btree ("created_at");
  CREATE INDEX "promotions_brand_idx" ON "promotions" USING btree ("brand_id");
  CREATE INDEX "promotions_vehicle_model_idx" ON "promotions" USING btree ("vehicle_model_id");
  CREATE INDEX "promotions_image_idx" ON "promotions" USING btree ("image_id");
  CREATE INDEX "promotions_updated_at_idx" ON "promotions" USING btree ("updated_at");
  CREATE INDEX "promotions_created_at_idx" ON "promotions" USING btree ("created_at");
  CREATE UNIQUE INDEX "promotions_locales_locale_parent_id_unique" ON "promotions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dealers_operating_hours_order_idx" ON "dealers_operating_hours" USING btree ("_order");
  CREATE INDEX "dealers_operating_hours_parent_id_idx" ON "dealers_operating_hours" USING btree ("_parent_id");
  CREATE INDEX "dealers_general_enquiry_recipients_order_idx" ON "dealers_general_enquiry_recipients" USING btree ("_order");
  CREATE INDEX "dealers_general_enquiry_recipients_parent_id_idx" ON "dealers_general_enquiry_recipients" USING btree ("_parent_id");
  CREATE INDEX "dealers_one_ads_recipients_order_idx" ON "dealers_one_ads_recipients" USING btree ("_order");
  CREATE INDEX "dealers_one_ads_recipients_parent_id_idx" ON "dealers_one_ads_recipients" USING btree ("_parent_id");
  CREATE INDEX "dealers_automark_recipients_order_idx" ON "dealers_automark_recipients" USING btree ("_order");
  CREATE INDEX "dealers_automark_recipients_parent_id_idx" ON "dealers_automark_recipients" USING btree ("_parent_id");
  CREATE INDEX "dealers_trade_in_recipients_order_idx" ON "dealers_trade_in_recipients" USING btree ("_order");
  CREATE INDEX "dealers_trade_in_recipients_parent_id_idx" ON "dealers_trade_in_recipients" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "dealers_slug_idx" ON "dealers" USING btree ("slug");
  CREATE UNIQUE INDEX "dealers_supplier_code_idx" ON "dealers" USING btree ("supplier_code");
  CREATE INDEX "dealers_province_idx" ON "dealers" USING btree ("province");
  CREATE INDEX "dealers_side_image_idx" ON "dealers" USING btree ("side_image_id");
  CREATE INDEX "dealers_group_idx" ON "dealers" USING btree ("group_id");
  CREATE INDEX "dealers_updated_at_idx" ON "dealers" USING btree ("updated_at");
  CREATE INDEX "dealers_created_at_idx" ON "dealers" USING btree ("created_at");
  CREATE UNIQUE INDEX "dealers_locales_locale_parent_id_unique" ON "dealers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dealer_groups_dealers_by_provinces_order_idx" ON "dealer_groups_dealers_by_provinces" USING btree ("_order");
  CREATE INDEX "dealer_groups_dealers_by_provinces_parent_id_idx" ON "dealer_groups_dealers_by_provinces" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "dealer_groups_slug_idx" ON "dealer_groups" USING btree ("slug");
  CREATE INDEX "dealer_groups_updated_at_idx" ON "dealer_groups" USING btree ("updated_at");
  CREATE INDEX "dealer_groups_created_at_idx" ON "dealer_groups" USING btree ("created_at");
  CREATE INDEX "dealer_groups_rels_order_idx" ON "dealer_groups_rels" USING btree ("order");
  CREATE INDEX "dealer_groups_rels_parent_idx" ON "dealer_groups_rels" USING btree ("parent_id");
  CREATE INDEX "dealer_groups_rels_path_idx" ON "dealer_groups_rels" USING btree ("path");
  CREATE INDEX "dealer_groups_rels_dealers_id_idx" ON "dealer_groups_rels" USING btree ("dealers_id");
  CREATE INDEX "enquiries_status_idx" ON "enquiries" USING btree ("status");
  CREATE UNIQUE INDEX "enquiries_reference_idx" ON "enquiries" USING btree ("reference");
  CREATE INDEX "enquiries_type_idx" ON "enquiries" USING btree ("type");
  CREATE INDEX "enquiries_dealer_idx" ON "enquiries" USING btree ("dealer_id");
  CREATE INDEX "enquiries_submitted_at_idx" ON "enquiries" USING btree ("submitted_at");
  CREATE UNIQUE INDEX "enquiries_idempotency_key_idx" ON "enquiries" USING btree ("idempotency_key");
  CREATE INDEX "enquiries_updated_at_idx" ON "enquiries" USING btree ("updated_at");
  CREATE INDEX "enquiries_created_at_idx" ON "enquiries" USING btree ("created_at");
  CREATE INDEX "outbox_messages_enquiry_idx" ON "outbox_messages" USING btree ("enquiry_id");
  CREATE UNIQUE INDEX "outbox_messages_message_id_idx" ON "outbox_messages" USING btree ("message_id");
  CREATE INDEX "outbox_messages_updated_at_idx" ON "outbox_messages" USING btree ("updated_at");
  CREATE INDEX "outbox_messages_created_at_idx" ON "outbox_messages" USING btree ("created_at");
  CREATE INDEX "status_nextAttemptAt_idx" ON "outbox_messages" USING btree ("status","next_attempt_at");
  CREATE INDEX "markets_public_holidays_order_idx" ON "markets_public_holidays" USING btree ("_order");
  CREATE INDEX "markets_public_holidays_parent_id_idx" ON "markets_public_holidays" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "markets_public_holidays_locales_locale_parent_id_unique" ON "markets_public_holidays_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "markets_code_idx" ON "markets" USING btree ("code");
  CREATE INDEX "markets_updated_at_idx" ON "markets" USING btree ("updated_at");
  CREATE INDEX "markets_created_at_idx" ON "markets" USING btree ("created_at");
  CREATE UNIQUE INDEX "markets_locales_locale_parent_id_unique" ON "markets_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "markets_texts_order_parent" ON "markets_texts" USING btree ("order","parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_dealer_idx" ON "users" USING btree ("dealer_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_vehicle_ranges_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_ranges_id");
  CREATE INDEX "payload_locked_documents_rels_vehicle_models_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_models_id");
  CREATE INDEX "payload_locked_documents_rels_vehicle_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_categories_id");
  CREATE INDEX "payload_locked_documents_rels_brands_id_idx" ON "payload_locked_documents_rels" USING btree ("brands_id");
  CREATE INDEX "payload_locked_documents_rels_promotions_id_idx" ON "payload_locked_documents_rels" USING btree ("promotions_id");
  CREATE INDEX "payload_locked_documents_rels_dealers_id_idx" ON "payload_locked_documents_rels" USING btree ("dealers_id");
  CREATE INDEX "payload_locked_documents_rels_dealer_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("dealer_groups_id");
  CREATE INDEX "payload_locked_documents_rels_markets_id_idx" ON "payload_locked_documents_rels" USING btree ("markets_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "navigation_items_groups_links_order_idx" ON "navigation_items_groups_links" USING btree ("_order");
  CREATE INDEX "navigation_items_groups_links_parent_id_idx" ON "navigation_items_groups_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_items_groups_links_picture_idx" ON "navigation_items_groups_links" USING btree ("picture_id");
  CREATE UNIQUE INDEX "navigation_items_groups_links_locales_locale_parent_id_uniqu" ON "navigation_items_groups_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_items_groups_order_idx" ON "navigation_items_groups" USING btree ("_order");
  CREATE INDEX "navigation_items_groups_parent_id_idx" ON "navigation_items_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_items_groups_locales_locale_parent_id_unique" ON "navigation_items_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_items_order_idx" ON "navigation_items" USING btree ("_order");
  CREATE INDEX "navigation_items_parent_id_idx" ON "navigation_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_items_locales_locale_parent_id_unique" ON "navigation_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_columns_links_order_idx" ON "navigation_footer_columns_links" USING btree ("_order");
  CREATE INDEX "navigation_footer_columns_links_parent_id_idx" ON "navigation_footer_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_columns_links_locales_locale_parent_id_uni" ON "navigation_footer_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_columns_order_idx" ON "navigation_footer_columns" USING btree ("_order");
  CREATE INDEX "navigation_footer_columns_parent_id_idx" ON "navigation_footer_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_columns_locales_locale_parent_id_unique" ON "navigation_footer_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_legal_links_order_idx" ON "navigation_legal_links" USING btree ("_order");
  CREATE INDEX "navigation_legal_links_parent_id_idx" ON "navigation_legal_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_legal_links_locales_locale_parent_id_unique" ON "navigation_legal_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_texts_order_parent" ON "navigation_texts" USING btree ("order","parent_id");
  CREATE INDEX "site_settings_fallback_enquiry_recipients_order_idx" ON "site_settings_fallback_enquiry_recipients" USING btree ("_order");
  CREATE INDEX "site_settings_fallback_enquiry_recipients_parent_id_idx" ON "site_settings_fallback_enquiry_recipients" USING btree ("_parent_id");
  CREATE INDEX "site_settings_sharing_image_idx" ON "site_settings" USING btree ("sharing_image_id");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "vehicle_ranges_facts" CASCADE;
  DROP TABLE "vehicle_ranges_facts_locales" CASCADE;
  DROP TABLE "vehicle_ranges" CASCADE;
  DROP TABLE "vehicle_ranges_locales" CASCADE;
  DROP TABLE "vehicle_models_vehicle_stats" CASCADE;
  DROP TABLE "vehicle_models_vehicle_stats_locales" CASCADE;
  DROP TABLE "vehicle_models_specification_groups_items" CASCADE;
  DROP TABLE "vehicle_models_specification_groups_items_locales" CASCADE;
  DROP TABLE "vehicle_models_specification_groups" CASCADE;
  DROP TABLE "vehicle_models_specification_groups_locales" CASCADE;
  DROP TABLE "vehicle_models_colour_selectors" CASCADE;
  DROP TABLE "vehicle_models_colour_selectors_locales" CASCADE;
  DROP TABLE "vehicle_models" CASCADE;
  DROP TABLE "vehicle_models_locales" CASCADE;
  DROP TABLE "vehicle_categories" CASCADE;
  DROP TABLE "vehicle_categories_locales" CASCADE;
  DROP TABLE "brands" CASCADE;
  DROP TABLE "promotions" CASCADE;
  DROP TABLE "promotions_locales" CASCADE;
  DROP TABLE "dealers_operating_hours" CASCADE;
  DROP TABLE "dealers_general_enquiry_recipients" CASCADE;
  DROP TABLE "dealers_one_ads_recipients" CASCADE;
  DROP TABLE "dealers_automark_recipients" CASCADE;
  DROP TABLE "dealers_trade_in_recipients" CASCADE;
  DROP TABLE "dealers" CASCADE;
  DROP TABLE "dealers_locales" CASCADE;
  DROP TABLE "dealer_groups_dealers_by_provinces" CASCADE;
  DROP TABLE "dealer_groups" CASCADE;
  DROP TABLE "dealer_groups_rels" CASCADE;
  DROP TABLE "enquiries" CASCADE;
  DROP TABLE "outbox_messages" CASCADE;
  DROP TABLE "markets_public_holidays" CASCADE;
  DROP TABLE "markets_public_holidays_locales" CASCADE;
  DROP TABLE "markets" CASCADE;
  DROP TABLE "markets_locales" CASCADE;
  DROP TABLE "markets_texts" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "navigation_items_groups_links" CASCADE;
  DROP TABLE "navigation_items_groups_links_locales" CASCADE;
  DROP TABLE "navigation_items_groups" CASCADE;
  DROP TABLE "navigation_items_groups_locales" CASCADE;
  DROP TABLE "navigation_items" CASCADE;
  DROP TABLE "navigation_items_locales" CASCADE;
  DROP TABLE "navigation_footer_columns_links" CASCADE;
  DROP TABLE "navigation_footer_columns_links_locales" CASCADE;
  DROP TABLE "navigation_footer_columns" CASCADE;
  DROP TABLE "navigation_footer_columns_locales" CASCADE;
  DROP TABLE "navigation_legal_links" CASCADE;
  DROP TABLE "navigation_legal_links_locales" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "navigation_texts" CASCADE;
  DROP TABLE "site_settings_fallback_enquiry_recipients" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_meta_robots";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_meta_robots";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_vehicle_ranges_body_type";
  DROP TYPE "public"."enum_vehicle_ranges_meta_robots";
  DROP TYPE "public"."enum_promotions_promotion_type";
  DROP TYPE "public"."enum_promotions_rate_type";
  DROP TYPE "public"."enum_dealers_operating_hours_day";
  DROP TYPE "public"."enum_dealers_toyota_supplier";
  DROP TYPE "public"."enum_dealers_province";
  DROP TYPE "public"."enum_dealer_groups_dealers_by_provinces_province_name";
  DROP TYPE "public"."enum_enquiries_status";
  DROP TYPE "public"."enum_enquiries_province";
  DROP TYPE "public"."enum_enquiries_locale";
  DROP TYPE "public"."enum_outbox_messages_status";
  DROP TYPE "public"."enum_outbox_messages_delivered_to";
  DROP TYPE "public"."enum_outbox_messages_kind";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
