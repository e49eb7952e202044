CREATE INDEX "events_handed_over" ON "operator"."events" USING btree ("handed_over_at") WHERE "operator"."events"."handed_over_at" is not null;--> statement-breakpoint
CREATE INDEX "plan_orders_ended" ON "operator"."plan_orders" USING btree ("ended_at") WHERE "operator"."plan_orders"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "usage_buckets_over" ON "operator"."usage_buckets" USING btree ("valid_until") WHERE "operator"."usage_buckets"."source" <> 'plan';--> statement-breakpoint
CREATE INDEX "usage_days_by_age" ON "operator"."usage_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "usage_thresholds_by_age" ON "operator"."usage_thresholds" USING btree ("reached_at");--> statement-breakpoint
CREATE INDEX "wifi_changes_ended" ON "operator"."wifi_changes" USING btree ("ended_at") WHERE "operator"."wifi_changes"."ended_at" is not null;