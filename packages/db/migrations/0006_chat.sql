CREATE TABLE "chat_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"sender_id" integer,
	"message" text NOT NULL,
	"message_type" text DEFAULT 'text' NOT NULL,
	"is_bot" boolean DEFAULT false NOT NULL,
	"client_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_messages_bot_has_no_sender" CHECK ("chat_messages"."is_bot" = ("chat_messages"."sender_id" is null))
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" integer NOT NULL,
	"peer_id" integer,
	"ride_id" integer,
	"category" text NOT NULL,
	"priority" text NOT NULL,
	"rank" smallint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"wants_staff" boolean DEFAULT false NOT NULL,
	"claimed_by" integer,
	"claimed_at" timestamp with time zone,
	"closed_by" integer,
	"closed_at" timestamp with time zone,
	"close_note" text,
	"rating" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_sessions_trip_whole" CHECK (("chat_sessions"."kind" = 'trip') = ("chat_sessions"."peer_id" is not null) and ("chat_sessions"."kind" = 'support' or "chat_sessions"."ride_id" is not null)),
	CONSTRAINT "chat_sessions_closed_has_time" CHECK (("chat_sessions"."status" = 'closed') = ("chat_sessions"."closed_at" is not null)),
	CONSTRAINT "chat_sessions_rated_at_end" CHECK ("chat_sessions"."rating" is null or ("chat_sessions"."rating" between 1 and 5 and "chat_sessions"."status" = 'closed' and "chat_sessions"."kind" = 'support')),
	CONSTRAINT "chat_sessions_claimed_whole" CHECK (("chat_sessions"."claimed_by" is null) = ("chat_sessions"."claimed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_peer_id_users_id_fk" FOREIGN KEY ("peer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_order" ON "chat_messages" USING btree ("session_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_once" ON "chat_messages" USING btree ("session_id","sender_id","client_id") WHERE "chat_messages"."client_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_sessions_one_per_trip" ON "chat_sessions" USING btree ("ride_id","peer_id") WHERE "chat_sessions"."kind" = 'trip';--> statement-breakpoint
CREATE INDEX "chat_sessions_user" ON "chat_sessions" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chat_sessions_inbox" ON "chat_sessions" USING btree ("rank","id") WHERE "chat_sessions"."status" = 'open' and "chat_sessions"."wants_staff";