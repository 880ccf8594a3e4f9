ALTER TABLE "driver_documents" DROP CONSTRAINT "driver_documents_status_known";--> statement-breakpoint
ALTER TABLE "verification_steps" DROP CONSTRAINT "verification_steps_status_known";--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_channel_known" CHECK ("outbox_messages"."channel" in ('mail', 'sms', 'push'));--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_status_known" CHECK ("outbox_messages"."status" in ('waiting', 'sent', 'written', 'failed'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_ride_type_known" CHECK ("quotes"."ride_type" in ('standard', 'share', 'premium', 'ladies_only', 'scholar', 'food_delivery', 'parcel_delivery', 'large_delivery'));--> statement-breakpoint
ALTER TABLE "ride_events" ADD CONSTRAINT "ride_events_from_status_known" CHECK ("ride_events"."from_status" in ('requested', 'accepted', 'arrived', 'in_progress', 'completed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "ride_events" ADD CONSTRAINT "ride_events_to_status_known" CHECK ("ride_events"."to_status" in ('requested', 'accepted', 'arrived', 'in_progress', 'completed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "ride_events" ADD CONSTRAINT "ride_events_actor_known" CHECK ("ride_events"."actor" in ('passenger', 'driver', 'system'));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_end_reason_known" CHECK ("rides"."end_reason" in ('passenger_ended_here', 'wrong_pin', 'no_gps', 'other', 'cannot_go_on'));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_confirmation_known" CHECK ("rides"."confirmation" in ('plain', 'asked', 'confirmed', 'reported'));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_operator_pay_known" CHECK ("rides"."operator_pay" in ('held', 'released', 'refused'));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_cancelled_by_known" CHECK ("rides"."cancelled_by" in ('passenger', 'driver', 'system'));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_cancel_reason_known" CHECK ("rides"."cancel_reason" in ('changed_my_mind', 'wait_too_long', 'wrong_place', 'driver_asked_me', 'felt_unsafe', 'other', 'passenger_no_show', 'cannot_reach_pickup', 'vehicle_problem', 'too_many_people', 'no_driver_found', 'passenger_not_verified'));--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD CONSTRAINT "scheduled_rides_ride_type_known" CHECK ("scheduled_rides"."ride_type" in ('standard', 'share', 'premium', 'ladies_only', 'scholar'));--> statement-breakpoint
ALTER TABLE "ledger_totals" ADD CONSTRAINT "ledger_totals_kind_known" CHECK ("ledger_totals"."kind" in ('fare', 'bonus', 'goal', 'referral', 'payout', 'top_up', 'adjustment', 'order', 'package', 'release'));--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_media_type_known" CHECK ("uploads"."media_type" in ('image/jpeg', 'application/pdf'));--> statement-breakpoint
ALTER TABLE "background_checks" ADD CONSTRAINT "background_checks_check_type_known" CHECK ("background_checks"."check_type" in ('criminal', 'driving_record', 'identity'));--> statement-breakpoint
ALTER TABLE "background_checks" ADD CONSTRAINT "background_checks_status_known" CHECK ("background_checks"."status" in ('pending', 'completed'));--> statement-breakpoint
ALTER TABLE "background_checks" ADD CONSTRAINT "background_checks_result_known" CHECK ("background_checks"."result" in ('clear', 'flagged'));--> statement-breakpoint
ALTER TABLE "driver_documents" ADD CONSTRAINT "driver_documents_verification_status_known" CHECK ("driver_documents"."verification_status" in ('pending', 'approved', 'rejected'));--> statement-breakpoint
ALTER TABLE "driver_documents" ADD CONSTRAINT "driver_documents_document_type_known" CHECK ("driver_documents"."document_type" in ('id_document', 'drivers_license', 'vehicle_registration', 'vehicle_insurance', 'pdp_permit', 'police_clearance'));--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_status_before_known" CHECK ("suspensions"."status_before" in ('not_started', 'pending', 'in_review', 'approved', 'rejected', 'suspended'));--> statement-breakpoint
ALTER TABLE "verification_steps" ADD CONSTRAINT "verification_steps_step_status_known" CHECK ("verification_steps"."step_status" in ('not_started', 'in_progress', 'completed', 'failed'));--> statement-breakpoint
ALTER TABLE "verification_steps" ADD CONSTRAINT "verification_steps_step_name_known" CHECK ("verification_steps"."step_name" in ('personal_documents', 'vehicle_documents', 'background_checks', 'review'));--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_status_known" CHECK ("payouts"."status" in ('requested', 'paid', 'failed'));--> statement-breakpoint
ALTER TABLE "outside_messages" ADD CONSTRAINT "outside_messages_kind_known" CHECK ("outside_messages"."kind" in ('emergency', 'safe', 'share', 'parcel'));--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_kind_known" CHECK ("share_links"."kind" in ('contact', 'link', 'sos'));--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_method_known" CHECK ("share_links"."method" in ('link', 'sms', 'email'));--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_withheld_known" CHECK ("share_links"."withheld" in ('stopped', 'limited'));--> statement-breakpoint
ALTER TABLE "incident_alerts" ADD CONSTRAINT "incident_alerts_channel_known" CHECK ("incident_alerts"."channel" in ('mail', 'sms'));--> statement-breakpoint
ALTER TABLE "incident_alerts" ADD CONSTRAINT "incident_alerts_withheld_known" CHECK ("incident_alerts"."withheld" in ('stopped', 'limited'));--> statement-breakpoint
ALTER TABLE "incident_events" ADD CONSTRAINT "incident_events_kind_known" CHECK ("incident_events"."kind" in ('raised', 'pressed_again', 'acknowledged', 'marked_safe', 'note', 'closed'));--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_user_type_known" CHECK ("incidents"."user_type" in ('passenger', 'driver'));--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_safe_reason_known" CHECK ("incidents"."safe_reason" in ('mistake', 'safe_now', 'other'));--> statement-breakpoint
ALTER TABLE "trip_checks" ADD CONSTRAINT "trip_checks_kind_known" CHECK ("trip_checks"."kind" in ('long_stop', 'off_route', 'driver_no_longer'));--> statement-breakpoint
ALTER TABLE "trip_checks" ADD CONSTRAINT "trip_checks_answer_known" CHECK ("trip_checks"."answer" in ('fine', 'help'));--> statement-breakpoint
ALTER TABLE "demand_counts" ADD CONSTRAINT "demand_counts_service_known" CHECK ("demand_counts"."service" in ('rides', 'food', 'parcel', 'grocery'));--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_message_type_known" CHECK ("chat_messages"."message_type" in ('text', 'quick'));--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_kind_known" CHECK ("chat_sessions"."kind" in ('support', 'trip'));--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_category_known" CHECK ("chat_sessions"."category" in ('general', 'technical', 'payment', 'ride_issue'));--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_priority_known" CHECK ("chat_sessions"."priority" in ('normal', 'low', 'high', 'urgent'));--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_status_known" CHECK ("chat_sessions"."status" in ('open', 'closed'));--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_kind_known" CHECK ("merchants"."kind" in ('restaurant', 'store'));--> statement-breakpoint
ALTER TABLE "roll_calls" ADD CONSTRAINT "roll_calls_run_known" CHECK ("roll_calls"."run" in ('morning', 'afternoon'));--> statement-breakpoint
ALTER TABLE "school_groups" ADD CONSTRAINT "school_groups_schedule_type_known" CHECK ("school_groups"."schedule_type" in ('morning', 'afternoon', 'both'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_ride_type_known" CHECK ("subscriptions"."ride_type" in ('standard', 'premium', 'ladies_only', 'scholar'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_substitution_known" CHECK ("order_lines"."substitution" in ('allow', 'ask', 'refund'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_state_known" CHECK ("order_lines"."state" in ('ordered', 'picked', 'replaced', 'missing'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ended_by_known" CHECK ("orders"."ended_by" in ('customer', 'merchant', 'courier', 'system'));