CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
DROP INDEX "catalogue_items_words";--> statement-breakpoint
CREATE INDEX "catalogue_items_section" ON "catalogue_items" USING btree ("merchant_id","section","position");--> statement-breakpoint
CREATE INDEX "catalogue_items_words" ON "catalogue_items" USING gin ("merchant_id",(lower("name" || ' ' || "brand")) gin_trgm_ops);