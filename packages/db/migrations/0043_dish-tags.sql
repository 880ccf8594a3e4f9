ALTER TABLE "catalogue_items" ADD COLUMN "tag_counts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_tags_known" CHECK ("order_lines"."tags" <@ array['tasty', 'hot', 'generous', 'well_packed', 'bland', 'cold', 'too_little', 'spilled', 'not_as_described', 'fresh', 'good_value', 'not_fresh', 'damaged']::text[]);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_tags_few" CHECK (cardinality("order_lines"."tags") <= 3);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_tags_of_said" CHECK ("order_lines"."liked" is not null or cardinality("order_lines"."tags") = 0);