ALTER TABLE "uploads" DROP CONSTRAINT "uploads_media_type_known";--> statement-breakpoint
ALTER TABLE "pickup_hints" ADD COLUMN "voice_upload_id" text;--> statement-breakpoint
ALTER TABLE "pickup_hints" ADD CONSTRAINT "pickup_hints_voice_upload_id_uploads_id_fk" FOREIGN KEY ("voice_upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pickup_hints_voice" ON "pickup_hints" USING btree ("voice_upload_id");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_media_type_known" CHECK ("uploads"."media_type" in ('image/jpeg', 'application/pdf', 'audio/webm', 'audio/mp4'));--> statement-breakpoint
ALTER TABLE "pickup_hints" ADD CONSTRAINT "pickup_hints_voice_has_words" CHECK ("pickup_hints"."voice_upload_id" is null or "pickup_hints"."note" is not null);