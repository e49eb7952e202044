-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "assistant_passes_by_end";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "assistant_passes_by_end" ON "assistant_passes" USING btree ("expires_at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bot_passes_by_end";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bot_passes_by_end" ON "bot_passes" USING btree ("expires_at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "codes_by_end";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "codes_by_end" ON "codes" USING btree ("expires_at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "events_settled";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "events_settled" ON "events" USING btree ("settled_at") WHERE "events"."settled_at" is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "grants_by_end";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "grants_by_end" ON "grants" USING btree ("expires_at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "login_attempts_by_age";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "login_attempts_by_age" ON "login_attempts" USING btree ("last_failed_at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "messages_by_age";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "messages_by_age" ON "messages" USING btree ("created_at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "notifications_by_age";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "notifications_by_age" ON "notifications" USING btree ("happened_at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "operator_commands_by_age";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "operator_commands_by_age" ON "operator_commands" USING btree ("given_at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "order_keys_by_age";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_keys_by_age" ON "order_keys" USING btree ("ordered_at") WHERE "order_keys"."status" = 'done';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payment_frame_tokens_by_end";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_frame_tokens_by_end" ON "payment_frame_tokens" USING btree ("expires_at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payment_frames_by_end";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_frames_by_end" ON "payment_frames" USING btree ("expires_at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "rate_limits_by_end";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "rate_limits_by_end" ON "rate_limits" USING btree ("expire");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "sessions_by_end";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sessions_by_end" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "spent_challenges_by_end";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "spent_challenges_by_end" ON "spent_challenges" USING btree ("expires_at");
