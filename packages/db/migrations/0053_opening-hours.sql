ALTER TABLE "merchants" ADD COLUMN "opening_hours" text;--> statement-breakpoint
UPDATE "merchants" SET "opening_hours" = coalesce((
	SELECT string_agg((array['Mo','Tu','We','Th','Fr','Sa','Su'])[n] || ' '
		|| to_char((day->>'from')::int / 60, 'FM00') || ':' || to_char((day->>'from')::int % 60, 'FM00') || '-'
		|| to_char((day->>'to')::int / 60, 'FM00') || ':' || to_char((day->>'to')::int % 60, 'FM00'), ', ' ORDER BY n)
	FROM jsonb_array_elements("hours") WITH ORDINALITY AS days(day, n) WHERE jsonb_typeof(day) = 'object'), 'off');--> statement-breakpoint
ALTER TABLE "merchants" ALTER COLUMN "opening_hours" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "busy_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "busy_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_busy" CHECK ("merchants"."busy_minutes" between 0 and 60);