-- Each table becomes the default partition of a new one of its name: nothing is copied and nothing is read, so the locks are as short for a
-- million rows as for none. What server/platform/sweep does when it first runs divides them by time (docs/decisions/077-partitions.md).
-- In the order in which transactions write: who holds one of these waits for none of those before.
LOCK TABLE "dispatch_rounds", "trip_trails", "notifications", "stream_events" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
-- PostgreSQL 15 knows no identity of a table in partitions: a sequence goes on where the identity was.
DO $$
DECLARE
  name text;
  onward bigint;
BEGIN
  FOREACH name IN ARRAY array['dispatch_rounds', 'trip_trails', 'notifications', 'stream_events'] LOOP
    EXECUTE format('select last_value + is_called::int from %I', name || '_id_seq') INTO onward;
    EXECUTE format('alter table %I alter column id drop identity', name);
    EXECUTE format('create sequence %I start with %s', name || '_id_seq', onward);
    EXECUTE format('alter table %I alter column id set default nextval(%L)', name, name || '_id_seq');
    EXECUTE format('alter table %I rename to %I', name, name || '_default');
    EXECUTE format('alter index %I rename to %I', name || '_pkey', name || '_default_pkey');
  END LOOP;
END $$;--> statement-breakpoint
ALTER INDEX "dispatch_rounds_at" RENAME TO "dispatch_rounds_default_at";--> statement-breakpoint
ALTER INDEX "dispatch_rounds_seen" RENAME TO "dispatch_rounds_default_seen";--> statement-breakpoint
ALTER INDEX "dispatch_rounds_ride" RENAME TO "dispatch_rounds_default_ride";--> statement-breakpoint
ALTER INDEX "trip_trails_age" RENAME TO "trip_trails_default_age";--> statement-breakpoint
ALTER INDEX "trip_trails_piece" RENAME TO "trip_trails_default_piece";--> statement-breakpoint
ALTER INDEX "notifications_age" RENAME TO "notifications_default_age";--> statement-breakpoint
ALTER INDEX "notifications_user" RENAME TO "notifications_default_user";--> statement-breakpoint
ALTER INDEX "notifications_unread" RENAME TO "notifications_default_unread";--> statement-breakpoint
ALTER INDEX "stream_events_age" RENAME TO "stream_events_default_age";--> statement-breakpoint
ALTER INDEX "stream_events_user" RENAME TO "stream_events_default_user";--> statement-breakpoint
-- A filled table keeps what it refers to until it goes: to end it would lock rides and accounts.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM "trip_trails_default") THEN
    ALTER TABLE "trip_trails_default" DROP CONSTRAINT "trip_trails_ride_id_rides_id_fk";
    ALTER TABLE "trip_trails_default" DROP CONSTRAINT "trip_trails_driver_id_drivers_id_fk";
  END IF;
  IF NOT EXISTS (SELECT FROM "notifications_default") THEN
    ALTER TABLE "notifications_default" DROP CONSTRAINT "notifications_user_id_users_id_fk";
  END IF;
END $$;--> statement-breakpoint
CREATE TABLE "dispatch_rounds" (LIKE "dispatch_rounds_default" INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE ("at");--> statement-breakpoint
CREATE TABLE "trip_trails" (LIKE "trip_trails_default" INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE ("first_at");--> statement-breakpoint
CREATE TABLE "notifications" (LIKE "notifications_default" INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE ("created_at");--> statement-breakpoint
CREATE TABLE "stream_events" (LIKE "stream_events_default" INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE ("at");--> statement-breakpoint
ALTER SEQUENCE "dispatch_rounds_id_seq" OWNED BY "dispatch_rounds"."id";--> statement-breakpoint
ALTER SEQUENCE "trip_trails_id_seq" OWNED BY "trip_trails"."id";--> statement-breakpoint
ALTER SEQUENCE "notifications_id_seq" OWNED BY "notifications"."id";--> statement-breakpoint
ALTER SEQUENCE "stream_events_id_seq" OWNED BY "stream_events"."id";--> statement-breakpoint
-- The same as those that are there, which are taken for parts of them.
CREATE INDEX "dispatch_rounds_seen" ON "dispatch_rounds" USING gin (dispatch_seen("at", "driver_ids")) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "dispatch_rounds_ride" ON "dispatch_rounds" USING btree ("ride_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "trip_trails_piece" ON "trip_trails" USING btree ("ride_id","driver_id","first_at");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "stream_events_user" ON "stream_events" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "dispatch_rounds" ATTACH PARTITION "dispatch_rounds_default" DEFAULT;--> statement-breakpoint
ALTER TABLE "trip_trails" ATTACH PARTITION "trip_trails_default" DEFAULT;--> statement-breakpoint
ALTER TABLE "notifications" ATTACH PARTITION "notifications_default" DEFAULT;--> statement-breakpoint
ALTER TABLE "stream_events" ATTACH PARTITION "stream_events_default" DEFAULT;
