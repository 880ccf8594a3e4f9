-- How old a vehicle may be was the same in every city until now. Cities that are there go on with that; what is written from now on says it itself.
UPDATE "market_versions" SET "document" = "document" || '{"vehicleAge": {"sedan": 11, "minibus": 11, "motorcycle": 10, "tuktuk": 10, "scooter": 8, "bicycle": 8, "bakkie": 12, "van": 12}}'::jsonb
WHERE NOT "document" ? 'vehicleAge';
