ALTER TABLE "ratings" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "change_for_minor" bigint;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_tags_known" CHECK ("ratings"."tags" <@ array['safe_driving', 'friendly', 'clean_car', 'knew_the_way', 'on_time', 'unsafe_driving', 'unfriendly', 'dirty_car', 'took_long_way', 'came_late', 'asked_for_more', 'polite', 'was_ready', 'easy_to_find', 'left_it_clean', 'kept_waiting', 'hard_to_find', 'left_a_mess', 'did_not_pay']::text[]);--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_tags_few" CHECK (cardinality("ratings"."tags") <= 5);--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_comment_short" CHECK (char_length("ratings"."comment") <= 500);--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_change_above_the_fare" CHECK ("rides"."change_for_minor" > "rides"."fare_minor");