CREATE INDEX "outbox_messages_recipient" ON "outbox_messages" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "outbox_messages_outside" ON "outbox_messages" USING btree ("id") WHERE "outbox_messages"."channel" <> 'push';--> statement-breakpoint
CREATE INDEX "drivers_status" ON "drivers" USING btree ("verification_status","id");--> statement-breakpoint
CREATE INDEX "users_domain" ON "users" USING btree (lower(split_part(coalesce("email", ''), '@', 2)));--> statement-breakpoint
CREATE INDEX "users_phone_end" ON "users" USING btree (reverse("phone") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_never_in" ON "users" USING btree ("id") WHERE "users"."user_type" = 'driver' and "users"."last_login_at" is null and "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicles_plate_signs" ON "vehicles" USING btree (upper(regexp_replace("license_plate", '[[:space:][:punct:]]', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "vehicles_waiting" ON "vehicles" USING btree ("id") WHERE "vehicles"."status" = 'pending' and "vehicles"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_user" ON "quotes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payouts_outcome" ON "payouts" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "payouts_ended" ON "payouts" USING btree ("id") WHERE "payouts"."status" <> 'requested';--> statement-breakpoint
CREATE INDEX "incidents_closed" ON "incidents" USING btree ("id") WHERE "incidents"."closed_at" is not null and not "incidents"."is_drill";--> statement-breakpoint
CREATE INDEX "incidents_closed_of" ON "incidents" USING btree ("user_type","id") WHERE "incidents"."closed_at" is not null and not "incidents"."is_drill";--> statement-breakpoint
CREATE INDEX "trip_checks_ride" ON "trip_checks" USING btree ("ride_id");--> statement-breakpoint
CREATE INDEX "chat_messages_sender" ON "chat_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "chat_sessions_peer" ON "chat_sessions" USING btree ("peer_id");--> statement-breakpoint
CREATE INDEX "school_seats_child" ON "school_seats" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "paybill_payments_given" ON "paybill_payments" USING btree ("given_at") WHERE "paybill_payments"."given_at" is not null;--> statement-breakpoint
CREATE INDEX "disbursement_batches_alone" ON "disbursement_batches" USING btree ("decided_at") WHERE "disbursement_batches"."alone";--> statement-breakpoint
CREATE INDEX "disbursements_back_to" ON "disbursements" USING btree ("back_to");