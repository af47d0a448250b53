CREATE TYPE "public"."mail_status" AS ENUM('waiting', 'sent', 'expired', 'failed', 'withheld');--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"subject" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"asked_at" timestamp with time zone[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"fullname" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text,
	"password_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "job_blogs" (
	"id" text PRIMARY KEY NOT NULL,
	"product" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"cover" text NOT NULL,
	"hashtags" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "cart_lines_cart_id_kind_item_id_pk" PRIMARY KEY("cart_id","kind","item_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY NOT NULL,
	"pg_course_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "categories_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"uuid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category_id" text NOT NULL,
	"cover" text NOT NULL,
	"rating" double precision NOT NULL,
	"duration_seconds" integer NOT NULL,
	"language" text NOT NULL,
	"skills" jsonb NOT NULL,
	"skill_category" text NOT NULL,
	"skill_sub_category" text NOT NULL,
	"proficiency" text NOT NULL,
	"author" text NOT NULL,
	"total_modules" integer NOT NULL,
	"highlights" jsonb NOT NULL,
	"prerequisite" text NOT NULL,
	"hashtags" jsonb NOT NULL,
	"certificate" boolean NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "courses_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "pg_courses" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"images" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_batches" (
	"product_id" text NOT NULL,
	"number" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_batches_product_id_number_pk" PRIMARY KEY("product_id","number")
);
--> statement-breakpoint
CREATE TABLE "product_faqs" (
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "product_faqs_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_highlights" (
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "product_highlights_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_modules" (
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"heading" text NOT NULL,
	"subheadings" jsonb NOT NULL,
	CONSTRAINT "product_modules_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"mode" text NOT NULL,
	"duration_weeks" integer NOT NULL,
	"class_timing" text NOT NULL,
	"rating" double precision NOT NULL,
	"available" boolean NOT NULL,
	"fee_student" integer NOT NULL,
	"fee_professional" integer NOT NULL,
	"registration_student" integer NOT NULL,
	"registration_professional" integer NOT NULL,
	"booking" integer NOT NULL,
	"first_installment" integer NOT NULL,
	"cover" text NOT NULL,
	"benefit" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"id" text PRIMARY KEY NOT NULL,
	"registration_id" text NOT NULL,
	"registration_date" date NOT NULL,
	"fullname" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"state" text NOT NULL,
	"address" text NOT NULL,
	"university_college_name" text NOT NULL,
	"candidate_type" text NOT NULL,
	"course_id" text NOT NULL,
	"course_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enrolments_registration_id_unique" UNIQUE("registration_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"sender" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" text,
	"runs_until" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_sender_key_pk" PRIMARY KEY("sender","key")
);
--> statement-breakpoint
CREATE TABLE "letter_installments" (
	"letter_id" text NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"amount" integer NOT NULL,
	"due_date" date NOT NULL,
	CONSTRAINT "letter_installments_letter_id_position_pk" PRIMARY KEY("letter_id","position")
);
--> statement-breakpoint
CREATE TABLE "letter_pads" (
	"id" text PRIMARY KEY NOT NULL,
	"registration_number" text NOT NULL,
	"student_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"candidate_type" text NOT NULL,
	"date" date NOT NULL,
	"subject" text NOT NULL,
	"course_id" text NOT NULL,
	"course_name" text NOT NULL,
	"course_duration" text NOT NULL,
	"acceptance_date" date NOT NULL,
	"total_amount" integer NOT NULL,
	"custom_total_fees_line" text,
	"status" text NOT NULL,
	"accepted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_counters" (
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL,
	CONSTRAINT "limit_counters_name_subject_pk" PRIMARY KEY("name","subject")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "mails_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"status" "mail_status" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"lease" text,
	"lease_until" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "results" (
	"email" text PRIMARY KEY NOT NULL,
	"record" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_marks" (
	"version" integer PRIMARY KEY NOT NULL,
	"planted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_pg_course_id_pg_courses_id_fk" FOREIGN KEY ("pg_course_id") REFERENCES "public"."pg_courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_batches" ADD CONSTRAINT "product_batches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_faqs" ADD CONSTRAINT "product_faqs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_highlights" ADD CONSTRAINT "product_highlights_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_modules" ADD CONSTRAINT "product_modules_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_installments" ADD CONSTRAINT "letter_installments_letter_id_letter_pads_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter_pads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_codes_expires_at" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_ends_at" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "job_blogs_created_at" ON "job_blogs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "carts_updated_at" ON "carts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "courses_position" ON "courses" USING btree ("position");--> statement-breakpoint
CREATE INDEX "courses_category" ON "courses" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "courses_skill_category" ON "courses" USING btree ("skill_category","position");--> statement-breakpoint
CREATE INDEX "products_kind_position" ON "products" USING btree ("kind","position");--> statement-breakpoint
CREATE INDEX "enrolments_created_at" ON "enrolments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "enrolments_email" ON "enrolments" USING btree ("email");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires_at" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "letter_pads_registration_number" ON "letter_pads" USING btree ("registration_number");--> statement-breakpoint
CREATE INDEX "letter_pads_created_at" ON "letter_pads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "limit_counters_resets_at" ON "limit_counters" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "mails_status_due_at" ON "mails" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree ("to");