CREATE TABLE "owner_links" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "owner_links_one" CHECK ("owner_links"."id" = 1)
);
