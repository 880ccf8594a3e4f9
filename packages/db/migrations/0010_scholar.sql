CREATE TABLE "children" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "children_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000000 CACHE 1),
	"guardian_id" integer NOT NULL,
	"name" text NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roll_calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roll_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seat_id" integer NOT NULL,
	"day" date NOT NULL,
	"run" text NOT NULL,
	"state" text NOT NULL,
	"pin_tries" smallint DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"school_name" text NOT NULL,
	"school_area" text NOT NULL,
	"route" text NOT NULL,
	"schedule_type" text NOT NULL,
	"monthly_minor" bigint NOT NULL,
	"capacity" smallint NOT NULL,
	"occupancy" smallint DEFAULT 0 NOT NULL,
	"driver_id" integer,
	"country_id" text NOT NULL,
	"pickup_points" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_groups_never_overfull" CHECK ("school_groups"."occupancy" between 0 and "school_groups"."capacity")
);
--> statement-breakpoint
CREATE TABLE "school_seats" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_seats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"guardian_id" integer NOT NULL,
	"child_id" integer,
	"student_id" integer NOT NULL,
	"pickup_point_index" smallint NOT NULL,
	"status" text NOT NULL,
	"collector_name" text NOT NULL,
	"collector_pin" text NOT NULL,
	"left_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_seats_pin_digits" CHECK ("school_seats"."collector_pin" ~ '^[0-9]{4}$'),
	CONSTRAINT "school_seats_left_has_time" CHECK (("school_seats"."status" = 'left') = ("school_seats"."left_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_guardian_id_users_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_calls" ADD CONSTRAINT "roll_calls_seat_id_school_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."school_seats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_groups" ADD CONSTRAINT "school_groups_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_seats" ADD CONSTRAINT "school_seats_group_id_school_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."school_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_seats" ADD CONSTRAINT "school_seats_guardian_id_users_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_seats" ADD CONSTRAINT "school_seats_child_id_children_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "children_guardian" ON "children" USING btree ("guardian_id");--> statement-breakpoint
CREATE UNIQUE INDEX "roll_calls_once" ON "roll_calls" USING btree ("seat_id","day","run");--> statement-breakpoint
CREATE UNIQUE INDEX "school_groups_name" ON "school_groups" USING btree ("school_name","route");--> statement-breakpoint
CREATE INDEX "school_groups_driver" ON "school_groups" USING btree ("driver_id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_seats_once" ON "school_seats" USING btree ("group_id","student_id") WHERE "school_seats"."status" <> 'left';--> statement-breakpoint
CREATE INDEX "school_seats_guardian" ON "school_seats" USING btree ("guardian_id");--> statement-breakpoint
CREATE INDEX "school_seats_waiting" ON "school_seats" USING btree ("group_id","id") WHERE "school_seats"."status" = 'waiting';