CREATE TABLE "usage_growth" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "usage_growth_customer_id_line_id_pk" PRIMARY KEY("customer_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "wifi_changes" (
	"customer_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"service_number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"sealed_key" "bytea",
	"notify_email" text,
	"notify_phone" text,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "wifi_changes_customer_id_change_id_pk" PRIMARY KEY("customer_id","change_id")
);
--> statement-breakpoint
CREATE TABLE "wifi_networks" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"ssid" text NOT NULL,
	"encryption" text NOT NULL,
	"sealed_key" "bytea" NOT NULL,
	"applies_later" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wifi_networks_customer_id_line_id_pk" PRIMARY KEY("customer_id","line_id")
);
--> statement-breakpoint
CREATE INDEX "usage_growth_by_due" ON "usage_growth" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "wifi_changes_by_line" ON "wifi_changes" USING btree ("customer_id","line_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "wifi_changes_by_due" ON "wifi_changes" USING btree ("due_at") WHERE "wifi_changes"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "usage_buckets_by_end" ON "usage_buckets" USING btree ("valid_until") WHERE "usage_buckets"."source" = 'plan';