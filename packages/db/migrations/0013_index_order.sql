DROP INDEX "outbox_messages_waiting";--> statement-breakpoint
DROP INDEX "rides_passenger";--> statement-breakpoint
DROP INDEX "rides_driver";--> statement-breakpoint
DROP INDEX "payouts_driver";--> statement-breakpoint
DROP INDEX "incidents_user";--> statement-breakpoint
DROP INDEX "incidents_newest";--> statement-breakpoint
DROP INDEX "notifications_user";--> statement-breakpoint
DROP INDEX "chat_sessions_user";--> statement-breakpoint
DROP INDEX "subscriptions_user";--> statement-breakpoint
DROP INDEX "orders_customer";--> statement-breakpoint
CREATE INDEX "outbox_messages_waiting" ON "outbox_messages" USING btree ("urgent" DESC NULLS FIRST,"next_try_at") WHERE "outbox_messages"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "rides_passenger" ON "rides" USING btree ("passenger_id","id");--> statement-breakpoint
CREATE INDEX "rides_driver" ON "rides" USING btree ("driver_id","id") WHERE "rides"."driver_id" is not null;--> statement-breakpoint
CREATE INDEX "payouts_driver" ON "payouts" USING btree ("driver_id","id");--> statement-breakpoint
CREATE INDEX "incidents_user" ON "incidents" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "incidents_newest" ON "incidents" USING btree ("id") WHERE not "incidents"."is_drill";--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "chat_sessions_user" ON "chat_sessions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","id");