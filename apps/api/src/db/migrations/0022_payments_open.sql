-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "payments_open";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payments_open" ON "payments" USING btree ("created_at") WHERE "payments"."status" in ('pending', 'unknown') or "payments"."effect" = 'due';
