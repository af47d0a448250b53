CREATE TABLE "brochure_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"fullname" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"location" text NOT NULL,
	"phone" text NOT NULL,
	"years_of_experience" double precision NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', regexp_replace(name, '[\u0021-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u2000-\u206F]+', ' ', 'g')), 'A') || setweight(to_tsvector('english', regexp_replace(name, '[\u0021-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u2000-\u206F]+', ' ', 'g')), 'A') || setweight(to_tsvector('simple', regexp_replace(skills::text, '[\u0021-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u2000-\u206F]+', ' ', 'g')), 'B') || setweight(to_tsvector('english', regexp_replace(skills::text, '[\u0021-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u2000-\u206F]+', ' ', 'g')), 'B') || setweight(to_tsvector('simple', regexp_replace(skill_category || ' ' || skill_sub_category || ' ' || proficiency, '[\u0021-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u2000-\u206F]+', ' ', 'g')), 'C') || setweight(to_tsvector('english', regexp_replace(skill_category || ' ' || skill_sub_category || ' ' || proficiency, '[\u0021-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u2000-\u206F]+', ' ', 'g')), 'C')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "brochure_requests" ADD CONSTRAINT "brochure_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brochure_requests_once" ON "brochure_requests" USING btree ("product_id","email_key");--> statement-breakpoint
CREATE INDEX "brochure_requests_created_at" ON "brochure_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "courses_search" ON "courses" USING gin ("search");