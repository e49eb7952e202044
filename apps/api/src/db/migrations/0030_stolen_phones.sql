CREATE TABLE "certificates" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"holder" text NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thefts" (
	"service_number" text NOT NULL,
	"theft_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"line_id" text NOT NULL,
	"cause" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"imei" text,
	"suspended_at" timestamp with time zone,
	"equipment_blocked_at" timestamp with time zone,
	"escalated_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"certificate_code" text,
	"certificate_to" text,
	CONSTRAINT "thefts_service_number_theft_id_pk" PRIMARY KEY("service_number","theft_id")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "attachment_name" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "attachment" "bytea";--> statement-breakpoint
CREATE UNIQUE INDEX "thefts_one_open" ON "thefts" USING btree ("service_number") WHERE "thefts"."undone_at" is null;