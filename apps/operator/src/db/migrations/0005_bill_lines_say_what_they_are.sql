ALTER TABLE "operator"."bill_items" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "operator"."bill_items" ADD COLUMN "service_number" text;--> statement-breakpoint
ALTER TABLE "operator"."bill_items" ADD COLUMN "charged_on" date;