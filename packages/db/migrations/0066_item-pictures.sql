CREATE TABLE "pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"shape" text NOT NULL,
	"hash" text NOT NULL,
	"widths" smallint[] NOT NULL,
	"color" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp with time zone DEFAULT now(),
	CONSTRAINT "pictures_once" UNIQUE("merchant_id","shape","hash"),
	CONSTRAINT "pictures_of_shop" UNIQUE("merchant_id","id"),
	CONSTRAINT "pictures_hash" CHECK ("pictures"."hash" ~ '^[0-9a-f]{16}$'),
	CONSTRAINT "pictures_color" CHECK ("pictures"."color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "pictures_widths" CHECK (cardinality("pictures"."widths") > 0),
	CONSTRAINT "pictures_shape_known" CHECK ("pictures"."shape" in ('item', 'shop'))
);
--> statement-breakpoint
ALTER TABLE "catalogue_items" ADD COLUMN "picture_id" integer;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "picture_id" integer;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_unused" ON "pictures" USING btree ("unused_since");--> statement-breakpoint
ALTER TABLE "catalogue_items" ADD CONSTRAINT "catalogue_items_own_picture" FOREIGN KEY ("merchant_id","picture_id") REFERENCES "public"."pictures"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_own_picture" FOREIGN KEY ("id","picture_id") REFERENCES "public"."pictures"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_items_picture" ON "catalogue_items" USING btree ("picture_id");