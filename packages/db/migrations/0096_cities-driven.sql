CREATE INDEX "rides_driver_cities" ON "rides" USING btree ("driver_id","city_id") WHERE "rides"."status" = 'completed';--> statement-breakpoint
-- Who drives in a city of another country than the account's drove there until migration 0090, and has been offered nothing since. All cities in which
-- they have driven are given, those at home too: from the first on these alone count.
INSERT INTO "driver_markets" ("driver_id", "market_id")
SELECT DISTINCT r."driver_id", r."city_id" FROM "rides" r JOIN "drivers" d ON d."id" = r."driver_id" JOIN "markets" m ON m."id" = r."city_id"
WHERE d."markets_given_at" IS NULL AND r."status" IN ('completed', 'accepted', 'arrived', 'in_progress') AND EXISTS (
	SELECT 1 FROM "rides" a JOIN "users" u ON u."id" = d."user_id" JOIN "markets" am ON am."id" = a."city_id"
	WHERE a."driver_id" = d."id" AND a."status" = 'completed' AND a."country_id" <> u."country_id");--> statement-breakpoint
-- They work where they drove last, until they go online or drive elsewhere.
UPDATE "drivers" d SET "markets_given_at" = now(), "market_id" = (
	SELECT r."city_id" FROM "rides" r JOIN "driver_markets" o ON o."driver_id" = d."id" AND o."market_id" = r."city_id"
	WHERE r."driver_id" = d."id" AND r."status" IN ('completed', 'accepted', 'arrived', 'in_progress') ORDER BY r."id" DESC LIMIT 1)
WHERE d."markets_given_at" IS NULL AND EXISTS (SELECT 1 FROM "driver_markets" o WHERE o."driver_id" = d."id");
