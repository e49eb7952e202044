CREATE TABLE "order_keys" (
	"user_id" uuid NOT NULL,
	"request_id" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"request_hash" "bytea" NOT NULL,
	CONSTRAINT "order_keys_user_id_request_id_pk" PRIMARY KEY("user_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "plan_orders" (
	"customer_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"service_number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"from_plan_code" text NOT NULL,
	"from_plan_name" text NOT NULL,
	"to_plan_code" text NOT NULL,
	"to_plan_name" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "plan_orders_customer_id_order_id_pk" PRIMARY KEY("customer_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "scope" text;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "scope" text;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_orders_one_pending" ON "plan_orders" USING btree ("customer_id","line_id") WHERE "plan_orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "plan_orders_by_line" ON "plan_orders" USING btree ("customer_id","line_id","ordered_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "plan_orders_by_due" ON "plan_orders" USING btree ("effective_at") WHERE "plan_orders"."status" = 'pending';