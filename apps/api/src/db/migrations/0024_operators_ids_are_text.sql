-- What the operator calls its customers and lines is text. Small tables are rewritten at once, each a single time; of
-- payments and events, which may be very big, the text stands beside the UUID of the version before.
ALTER TABLE "associations" ALTER COLUMN "customer_id" SET DATA TYPE text, ALTER COLUMN "line_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "bill_purchases" ALTER COLUMN "customer_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "order_keys" ALTER COLUMN "customer_id" SET DATA TYPE text, ALTER COLUMN "line_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "operator_customer_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "operator_customer_id" text;
