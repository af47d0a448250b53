CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "courses_trigrams" ON "courses" USING gin (("name" || ' ' || "skills"::text) gin_trgm_ops);
