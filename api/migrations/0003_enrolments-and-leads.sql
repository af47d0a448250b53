CREATE TABLE "campus_candidates" (
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"job_role" text NOT NULL,
	"state" text NOT NULL,
	"city" text NOT NULL,
	"gender" text NOT NULL,
	"dob" date NOT NULL,
	"highest_qualification" text NOT NULL,
	"currently_working" text NOT NULL,
	"resume_name" text NOT NULL,
	"resume_type" text NOT NULL,
	"resume_size" integer NOT NULL,
	"resume_file" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campus_candidates_resume_file_unique" UNIQUE("resume_file"),
	CONSTRAINT "campus_candidates_once" UNIQUE NULLS NOT DISTINCT("post_id","email")
);
--> statement-breakpoint
CREATE TABLE "campus_colleges" (
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text,
	"college_name" text NOT NULL,
	"area_of_study" text NOT NULL,
	"no_of_students" integer NOT NULL,
	"contact_person_name" text NOT NULL,
	"contact_person_email" text NOT NULL,
	"contact_person_phone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campus_colleges_once" UNIQUE NULLS NOT DISTINCT("post_id","contact_person_email")
);
--> statement-breakpoint
CREATE TABLE "campus_employers" (
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"organisation_name" text NOT NULL,
	"job_title" text NOT NULL,
	"position_key" text NOT NULL,
	"job_type" text NOT NULL,
	"qualification" text NOT NULL,
	"no_of_positions" integer NOT NULL,
	"salary_min" bigint NOT NULL,
	"salary_max" bigint NOT NULL,
	"employee_salary_min" bigint NOT NULL,
	"employee_salary_max" bigint NOT NULL,
	"experience_min" double precision NOT NULL,
	"experience_max" double precision NOT NULL,
	"job_description" text NOT NULL,
	"job_location_state" text NOT NULL,
	"job_location_city" text NOT NULL,
	"pincode" text NOT NULL,
	"job_expiry_date" date NOT NULL,
	"hiring_process" text NOT NULL,
	"position_opened_for" text NOT NULL,
	"other_benefits" text NOT NULL,
	"open_for_physically_challenged" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campus_employers_once" UNIQUE("post_id","position_key")
);
--> statement-breakpoint
CREATE TABLE "enrolment_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"enrolment_id" text NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"file" text NOT NULL,
	CONSTRAINT "enrolment_documents_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "registration_numbers" (
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "registration_numbers_year_pk" PRIMARY KEY("year")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"fullname" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "super30_requests" (
	"email_key" text PRIMARY KEY NOT NULL,
	"fullname" text NOT NULL,
	"email" text NOT NULL,
	"location" text NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"user_id" text,
	"status" text NOT NULL,
	"payment_option" text NOT NULL,
	"amount" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"email" text NOT NULL,
	"pin" text NOT NULL,
	"phone" text NOT NULL,
	"country" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_amount" CHECK ("orders"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"rail" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_once" UNIQUE("rail","provider_payment_id"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "parked_payments" (
	"entry" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"parked_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"rail" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"session_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone,
	"looked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_moves" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_moves_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" text NOT NULL,
	"event" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"rail" text NOT NULL,
	"key" text NOT NULL,
	"attempt_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_events_once" UNIQUE("rail","attempt_id","key")
);
--> statement-breakpoint
CREATE TABLE "receipt_numbers" (
	"financial_year" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"order_id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"attempt_id" text NOT NULL,
	"rail" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "receipts_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "sandbox_errands" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_errands_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rail" text NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" text,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_orders" (
	"rail" text NOT NULL,
	"id" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"session_id" text,
	"idempotency_key" text,
	"request" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_orders_rail_id_pk" PRIMARY KEY("rail","id"),
	CONSTRAINT "sandbox_orders_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_payments_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" text NOT NULL,
	"rail" text NOT NULL,
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "sandbox_payments_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "brochure_requests" DROP CONSTRAINT "brochure_requests_product_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "rating" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ALTER COLUMN "record" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "job_blogs" ADD COLUMN "organisation" text;--> statement-breakpoint
ALTER TABLE "job_blogs" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "job_blogs" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "job_blogs" ADD COLUMN "employment_type" text;--> statement-breakpoint
ALTER TABLE "job_blogs" ADD COLUMN "closes_on" date;--> statement-breakpoint
ALTER TABLE "pg_courses" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "specialization" text;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "batch_number" integer;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "marks" jsonb;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "campus_candidates" ADD CONSTRAINT "campus_candidates_post_id_job_blogs_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."job_blogs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campus_colleges" ADD CONSTRAINT "campus_colleges_post_id_job_blogs_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."job_blogs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campus_employers" ADD CONSTRAINT "campus_employers_post_id_job_blogs_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."job_blogs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment_documents" ADD CONSTRAINT "enrolment_documents_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parked_payments" ADD CONSTRAINT "parked_payments_entry_ledger_entries_number_fk" FOREIGN KEY ("entry") REFERENCES "public"."ledger_entries"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_moves" ADD CONSTRAINT "payment_moves_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campus_candidates_created_at" ON "campus_candidates" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "campus_colleges_created_at" ON "campus_colleges" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "campus_employers_created_at" ON "campus_employers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "enrolment_documents_enrolment" ON "enrolment_documents" USING btree ("enrolment_id","position");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_unpaid_fingerprint" ON "orders" USING btree ("fingerprint") WHERE "orders"."status" = 'placed';--> statement-breakpoint
CREATE INDEX "orders_cart" ON "orders" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "orders_created_at" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_order" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_open" ON "payment_attempts" USING btree ("order_id","rail") WHERE "payment_attempts"."status" in ('created', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_success" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."status" = 'succeeded';--> statement-breakpoint
CREATE INDEX "payment_attempts_check_at" ON "payment_attempts" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "payment_moves_attempt" ON "payment_moves" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "receipts_sent_at" ON "receipts" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "sandbox_errands_due" ON "sandbox_errands" USING btree ("done_at","due_at");--> statement-breakpoint
CREATE INDEX "sandbox_payments_order" ON "sandbox_payments" USING btree ("rail","order_id");--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_fingerprint_unique" UNIQUE("fingerprint");