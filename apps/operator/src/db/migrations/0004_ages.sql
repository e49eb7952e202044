-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "operator"."events_handed_over";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "events_handed_over" ON "operator"."events" USING btree ("handed_over_at") WHERE "operator"."events"."handed_over_at" is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "operator"."plan_orders_ended";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "plan_orders_ended" ON "operator"."plan_orders" USING btree ("ended_at") WHERE "operator"."plan_orders"."ended_at" is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "operator"."usage_buckets_over";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "usage_buckets_over" ON "operator"."usage_buckets" USING btree ("valid_until") WHERE "operator"."usage_buckets"."source" <> 'plan';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "operator"."usage_days_by_age";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "usage_days_by_age" ON "operator"."usage_days" USING btree ("day");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "operator"."usage_thresholds_by_age";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "usage_thresholds_by_age" ON "operator"."usage_thresholds" USING btree ("reached_at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "operator"."wifi_changes_ended";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "wifi_changes_ended" ON "operator"."wifi_changes" USING btree ("ended_at") WHERE "operator"."wifi_changes"."ended_at" is not null;
