CREATE TABLE "operator"."thefts" (
	"customer_id" uuid NOT NULL,
	"theft_id" text NOT NULL,
	"line_id" uuid NOT NULL,
	"service_number" text NOT NULL,
	"imei" text,
	"cause" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"suspended_at" timestamp with time zone,
	"equipment_blocked_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"status_before" text NOT NULL,
	CONSTRAINT "thefts_customer_id_theft_id_pk" PRIMARY KEY("customer_id","theft_id")
);
--> statement-breakpoint
ALTER TABLE "operator"."sims" ADD COLUMN "imei" text;