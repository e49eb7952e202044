CREATE TABLE "operator"."spending_controls" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"alerts" jsonb NOT NULL,
	"caps" jsonb,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spending_controls_customer_id_line_id_pk" PRIMARY KEY("customer_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."spendings" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"amount_cents" bigint NOT NULL,
	"billed_cents" bigint DEFAULT 0 NOT NULL,
	"reached_at" timestamp with time zone,
	"told_cents" bigint,
	CONSTRAINT "spendings_customer_id_line_id_scope_period_start_pk" PRIMARY KEY("customer_id","line_id","scope","period_start")
);
--> statement-breakpoint
ALTER TABLE "operator"."usage_growth" ADD COLUMN "is_abroad" boolean DEFAULT false NOT NULL;