import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_gifts_intentions" AS ENUM('para agradecer', 'para surpreender', 'para motivar', 'para celebrar', 'para confortar');
  CREATE TYPE "public"."enum_gifts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gifts_v_version_intentions" AS ENUM('para agradecer', 'para surpreender', 'para motivar', 'para celebrar', 'para confortar');
  CREATE TYPE "public"."enum__gifts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."month" AS ENUM('todo-ano', 'janeiro', 'fevereiro', 'marco', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro');
  CREATE TYPE "public"."enum_contact_messages_subject" AS ENUM('duvida', 'sugestao', 'outro');
  CREATE TABLE "gifts_intentions" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_gifts_intentions",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "gifts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"short_description" varchar,
  	"description" jsonb,
  	"description_html" varchar,
  	"price" numeric,
  	"original_price" numeric,
  	"affiliate_link" varchar,
  	"slug" varchar,
  	"is_new" boolean DEFAULT false,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_gifts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "gifts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"categories_id" integer,
  	"occasions_id" integer
  );
  
  CREATE TABLE "_gifts_v_version_intentions" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__gifts_v_version_intentions",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_gifts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_short_description" varchar,
  	"version_description" jsonb,
  	"version_description_html" varchar,
  	"version_price" numeric,
  	"version_original_price" numeric,
  	"version_affiliate_link" varchar,
  	"version_slug" varchar,
  	"version_is_new" boolean DEFAULT false,
  	"version_created_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version__status" "enum__gifts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_gifts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"categories_id" integer,
  	"occasions_id" integer
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"description" varchar,
  	"image_id" integer NOT NULL,
  	"group_id" integer NOT NULL,
  	"month" "month",
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "category_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"image_id" integer NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"short_description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "occasions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"short_description" varchar,
  	"description" varchar NOT NULL,
  	"image_id" integer NOT NULL,
  	"group_id" integer,
  	"month" "month" NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "occasion_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"image_id" integer NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"short_description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"color" varchar,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"gift_id" integer NOT NULL,
  	"user_id" integer NOT NULL,
  	"rating" numeric NOT NULL,
  	"comment" varchar NOT NULL,
  	"user_name" varchar,
  	"verified" boolean DEFAULT false,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "favourites" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"gift_id" integer NOT NULL,
  	"category_id" integer,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"subject" "enum_contact_messages_subject" DEFAULT 'duvida' NOT NULL,
  	"message" varchar NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"name" varchar,
  	"is_admin" boolean DEFAULT false,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"_verified" boolean,
  	"_verificationtoken" varchar,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
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
  	"gifts_id" integer,
  	"categories_id" integer,
  	"category_groups_id" integer,
  	"occasions_id" integer,
  	"occasion_groups_id" integer,
  	"media_id" integer,
  	"reviews_id" integer,
  	"favourites_id" integer,
  	"subscribers_id" integer,
  	"contact_messages_id" integer,
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
  
  ALTER TABLE "gifts_intentions" ADD CONSTRAINT "gifts_intentions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gifts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gifts_rels" ADD CONSTRAINT "gifts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gifts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gifts_rels" ADD CONSTRAINT "gifts_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gifts_rels" ADD CONSTRAINT "gifts_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gifts_rels" ADD CONSTRAINT "gifts_rels_occasions_fk" FOREIGN KEY ("occasions_id") REFERENCES "public"."occasions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gifts_v_version_intentions" ADD CONSTRAINT "_gifts_v_version_intentions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_gifts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gifts_v" ADD CONSTRAINT "_gifts_v_parent_id_gifts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gifts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gifts_v_rels" ADD CONSTRAINT "_gifts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_gifts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gifts_v_rels" ADD CONSTRAINT "_gifts_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gifts_v_rels" ADD CONSTRAINT "_gifts_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gifts_v_rels" ADD CONSTRAINT "_gifts_v_rels_occasions_fk" FOREIGN KEY ("occasions_id") REFERENCES "public"."occasions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_group_id_category_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."category_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "category_groups" ADD CONSTRAINT "category_groups_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "occasions" ADD CONSTRAINT "occasions_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "occasions" ADD CONSTRAINT "occasions_group_id_occasion_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."occasion_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "occasion_groups" ADD CONSTRAINT "occasion_groups_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_gift_id_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."gifts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "favourites" ADD CONSTRAINT "favourites_gift_id_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."gifts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "favourites" ADD CONSTRAINT "favourites_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gifts_fk" FOREIGN KEY ("gifts_id") REFERENCES "public"."gifts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_category_groups_fk" FOREIGN KEY ("category_groups_id") REFERENCES "public"."category_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_occasions_fk" FOREIGN KEY ("occasions_id") REFERENCES "public"."occasions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_occasion_groups_fk" FOREIGN KEY ("occasion_groups_id") REFERENCES "public"."occasion_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_favourites_fk" FOREIGN KEY ("favourites_id") REFERENCES "public"."favourites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "gifts_intentions_order_idx" ON "gifts_intentions" USING btree ("order");
  CREATE INDEX "gifts_intentions_parent_idx" ON "gifts_intentions" USING btree ("parent_id");
  CREATE UNIQUE INDEX "gifts_slug_idx" ON "gifts" USING btree ("slug");
  CREATE INDEX "gifts_created_at_idx" ON "gifts" USING btree ("created_at");
  CREATE INDEX "gifts_updated_at_idx" ON "gifts" USING btree ("updated_at");
  CREATE INDEX "gifts__status_idx" ON "gifts" USING btree ("_status");
  CREATE INDEX "gifts_rels_order_idx" ON "gifts_rels" USING btree ("order");
  CREATE INDEX "gifts_rels_parent_idx" ON "gifts_rels" USING btree ("parent_id");
  CREATE INDEX "gifts_rels_path_idx" ON "gifts_rels" USING btree ("path");
  CREATE INDEX "gifts_rels_media_id_idx" ON "gifts_rels" USING btree ("media_id");
  CREATE INDEX "gifts_rels_categories_id_idx" ON "gifts_rels" USING btree ("categories_id");
  CREATE INDEX "gifts_rels_occasions_id_idx" ON "gifts_rels" USING btree ("occasions_id");
  CREATE INDEX "_gifts_v_version_intentions_order_idx" ON "_gifts_v_version_intentions" USING btree ("order");
  CREATE INDEX "_gifts_v_version_intentions_parent_idx" ON "_gifts_v_version_intentions" USING btree ("parent_id");
  CREATE INDEX "_gifts_v_parent_idx" ON "_gifts_v" USING btree ("parent_id");
  CREATE INDEX "_gifts_v_version_version_slug_idx" ON "_gifts_v" USING btree ("version_slug");
  CREATE INDEX "_gifts_v_version_version_created_at_idx" ON "_gifts_v" USING btree ("version_created_at");
  CREATE INDEX "_gifts_v_version_version_updated_at_idx" ON "_gifts_v" USING btree ("version_updated_at");
  CREATE INDEX "_gifts_v_version_version__status_idx" ON "_gifts_v" USING btree ("version__status");
  CREATE INDEX "_gifts_v_created_at_idx" ON "_gifts_v" USING btree ("created_at");
  CREATE INDEX "_gifts_v_updated_at_idx" ON "_gifts_v" USING btree ("updated_at");
  CREATE INDEX "_gifts_v_latest_idx" ON "_gifts_v" USING btree ("latest");
  CREATE INDEX "_gifts_v_rels_order_idx" ON "_gifts_v_rels" USING btree ("order");
  CREATE INDEX "_gifts_v_rels_parent_idx" ON "_gifts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_gifts_v_rels_path_idx" ON "_gifts_v_rels" USING btree ("path");
  CREATE INDEX "_gifts_v_rels_media_id_idx" ON "_gifts_v_rels" USING btree ("media_id");
  CREATE INDEX "_gifts_v_rels_categories_id_idx" ON "_gifts_v_rels" USING btree ("categories_id");
  CREATE INDEX "_gifts_v_rels_occasions_id_idx" ON "_gifts_v_rels" USING btree ("occasions_id");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_image_idx" ON "categories" USING btree ("image_id");
  CREATE INDEX "categories_group_idx" ON "categories" USING btree ("group_id");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE UNIQUE INDEX "category_groups_slug_idx" ON "category_groups" USING btree ("slug");
  CREATE INDEX "category_groups_image_idx" ON "category_groups" USING btree ("image_id");
  CREATE INDEX "category_groups_created_at_idx" ON "category_groups" USING btree ("created_at");
  CREATE INDEX "category_groups_updated_at_idx" ON "category_groups" USING btree ("updated_at");
  CREATE UNIQUE INDEX "occasions_slug_idx" ON "occasions" USING btree ("slug");
  CREATE INDEX "occasions_image_idx" ON "occasions" USING btree ("image_id");
  CREATE INDEX "occasions_group_idx" ON "occasions" USING btree ("group_id");
  CREATE INDEX "occasions_created_at_idx" ON "occasions" USING btree ("created_at");
  CREATE INDEX "occasions_updated_at_idx" ON "occasions" USING btree ("updated_at");
  CREATE UNIQUE INDEX "occasion_groups_slug_idx" ON "occasion_groups" USING btree ("slug");
  CREATE INDEX "occasion_groups_image_idx" ON "occasion_groups" USING btree ("image_id");
  CREATE INDEX "occasion_groups_created_at_idx" ON "occasion_groups" USING btree ("created_at");
  CREATE INDEX "occasion_groups_updated_at_idx" ON "occasion_groups" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "reviews_gift_idx" ON "reviews" USING btree ("gift_id");
  CREATE INDEX "reviews_user_idx" ON "reviews" USING btree ("user_id");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE UNIQUE INDEX "user_gift_idx" ON "reviews" USING btree ("user_id","gift_id");
  CREATE INDEX "favourites_user_idx" ON "favourites" USING btree ("user_id");
  CREATE INDEX "favourites_gift_idx" ON "favourites" USING btree ("gift_id");
  CREATE INDEX "favourites_category_idx" ON "favourites" USING btree ("category_id");
  CREATE INDEX "favourites_created_at_idx" ON "favourites" USING btree ("created_at");
  CREATE INDEX "favourites_updated_at_idx" ON "favourites" USING btree ("updated_at");
  CREATE UNIQUE INDEX "user_gift_1_idx" ON "favourites" USING btree ("user_id","gift_id");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_gifts_id_idx" ON "payload_locked_documents_rels" USING btree ("gifts_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_category_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("category_groups_id");
  CREATE INDEX "payload_locked_documents_rels_occasions_id_idx" ON "payload_locked_documents_rels" USING btree ("occasions_id");
  CREATE INDEX "payload_locked_documents_rels_occasion_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("occasion_groups_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_favourites_id_idx" ON "payload_locked_documents_rels" USING btree ("favourites_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "gifts_intentions" CASCADE;
  DROP TABLE "gifts" CASCADE;
  DROP TABLE "gifts_rels" CASCADE;
  DROP TABLE "_gifts_v_version_intentions" CASCADE;
  DROP TABLE "_gifts_v" CASCADE;
  DROP TABLE "_gifts_v_rels" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "category_groups" CASCADE;
  DROP TABLE "occasions" CASCADE;
  DROP TABLE "occasion_groups" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "favourites" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."enum_gifts_intentions";
  DROP TYPE "public"."enum_gifts_status";
  DROP TYPE "public"."enum__gifts_v_version_intentions";
  DROP TYPE "public"."enum__gifts_v_version_status";
  DROP TYPE "public"."month";
  DROP TYPE "public"."enum_contact_messages_subject";`);
}
