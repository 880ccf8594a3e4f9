CREATE TYPE "public"."dispatch_gate" AS ENUM('not_verified', 'offline', 'vehicle', 'gender_rule', 'busy', 'has_offer', 'stale_position', 'declined', 'lapsed', 'not_shown', 'asked_before', 'too_far', 'detour', 'offered', 'other_was_nearer', 'taken_by_other', 'gone_meanwhile', 'trip_gone');--> statement-breakpoint
CREATE TABLE "dispatch_rounds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispatch_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ride_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"driver_ids" integer[] NOT NULL,
	"gates" "dispatch_gate"[] NOT NULL,
	"meters" integer[] NOT NULL,
	CONSTRAINT "dispatch_rounds_lists_fit" CHECK (cardinality("dispatch_rounds"."driver_ids") > 0 and cardinality("dispatch_rounds"."gates") = cardinality("dispatch_rounds"."driver_ids") and cardinality("dispatch_rounds"."meters") = cardinality("dispatch_rounds"."driver_ids"))
);
--> statement-breakpoint
-- A driver and an hour as one number, for each driver of a round: an epoch is the same in every time zone.
create function dispatch_seen(at timestamptz, driver_ids integer[]) returns bigint[] language sql immutable strict parallel safe as $$
  select array_agg(floor(extract(epoch from at) / 3600)::bigint << 31 | driver_id) from unnest(driver_ids) driver_id
$$;
--> statement-breakpoint
CREATE INDEX "dispatch_rounds_seen" ON "dispatch_rounds" USING gin (dispatch_seen("at", "driver_ids")) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "dispatch_rounds_at" ON "dispatch_rounds" USING btree ("at");--> statement-breakpoint
-- What drivers can still ask about: the rows of one round carry its moment.
insert into dispatch_rounds (ride_id, at, driver_ids, gates, meters)
select ride_id, at, array_agg(driver_id order by id), array_agg(gate::dispatch_gate order by id), array_agg(meters order by id)
from dispatch_records where at > now() - interval '6 hours' and gate = any (enum_range(null::dispatch_gate)::text[])
group by ride_id, at order by min(id);
--> statement-breakpoint
DROP TABLE "dispatch_records" CASCADE;
