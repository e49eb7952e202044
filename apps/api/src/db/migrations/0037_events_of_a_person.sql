-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "events_of_user";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "events_of_user" ON "events" USING btree ("user_id") WHERE "events"."user_id" is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "events_of_customer";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "events_of_customer" ON "events" USING btree ("operator_customer_id") WHERE "events"."operator_customer_id" is not null;
