ALTER TABLE "order_keys" ADD COLUMN "ordered_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "assistant_passes_by_end" ON "assistant_passes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bot_passes_by_end" ON "bot_passes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "codes_by_end" ON "codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "events_settled" ON "events" USING btree ("settled_at") WHERE "events"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "grants_by_end" ON "grants" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_attempts_by_age" ON "login_attempts" USING btree ("last_failed_at");--> statement-breakpoint
CREATE INDEX "messages_by_age" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_by_age" ON "notifications" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "operator_commands_by_age" ON "operator_commands" USING btree ("given_at");--> statement-breakpoint
CREATE INDEX "order_keys_by_age" ON "order_keys" USING btree ("ordered_at") WHERE "order_keys"."status" = 'done';--> statement-breakpoint
CREATE INDEX "payment_frame_tokens_by_end" ON "payment_frame_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_frames_by_end" ON "payment_frames" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_by_end" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "spent_challenges_by_end" ON "spent_challenges" USING btree ("expires_at");