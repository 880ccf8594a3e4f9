ALTER TABLE "school_months" ADD COLUMN "taxes" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "school_seats" ADD COLUMN "price_minor" bigint;--> statement-breakpoint
ALTER TABLE "school_seats" ADD COLUMN "next_minor" bigint;--> statement-breakpoint
ALTER TABLE "school_seats" ADD COLUMN "next_from" date;--> statement-breakpoint
ALTER TABLE "school_seats" ADD CONSTRAINT "school_seats_price" CHECK ("school_seats"."price_minor" > 0 and ("school_seats"."next_minor" is null or "school_seats"."next_minor" > 0));--> statement-breakpoint
ALTER TABLE "school_seats" ADD CONSTRAINT "school_seats_next_price" CHECK (("school_seats"."next_minor" is null) = ("school_seats"."next_from" is null));--> statement-breakpoint
UPDATE "school_seats" s SET "price_minor" = g."monthly_minor" FROM "school_groups" g WHERE g."id" = s."group_id" AND s."wallet_from" IS NOT NULL;
