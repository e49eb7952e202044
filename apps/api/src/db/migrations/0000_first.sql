CREATE TABLE "associations" (
	"user_id" uuid NOT NULL,
	"service_number" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"associated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "associations_user_id_service_number_pk" PRIMARY KEY("user_id","service_number")
);
--> statement-breakpoint
CREATE TABLE "bill_items" (
	"customer_id" uuid NOT NULL,
	"bill_no" text NOT NULL,
	"position" smallint NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_cents" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"tax_rate_percent" smallint NOT NULL,
	CONSTRAINT "bill_items_customer_id_bill_no_position_pk" PRIMARY KEY("customer_id","bill_no","position")
);
--> statement-breakpoint
CREATE TABLE "billing_accounts" (
	"customer_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"cycle_day" smallint,
	CONSTRAINT "billing_accounts_customer_id_account_id_pk" PRIMARY KEY("customer_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"customer_id" uuid NOT NULL,
	"bill_no" text NOT NULL,
	"account_id" text NOT NULL,
	"line_id" uuid NOT NULL,
	"issued_on" date NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"due_on" date NOT NULL,
	"taxable_cents" bigint NOT NULL,
	"exempt_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"access_key" text,
	"document_ready_at" timestamp with time zone,
	"payment_id" uuid,
	"paid_at" timestamp with time zone,
	CONSTRAINT "bills_customer_id_bill_no_pk" PRIMARY KEY("customer_id","bill_no")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_documents" (
	"document" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"document_type" text NOT NULL,
	"document_number" text NOT NULL,
	"document_issued_on" date,
	"born_on" date,
	"email" text,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"event_type" text NOT NULL,
	"event_time" timestamp with time zone DEFAULT now() NOT NULL,
	"customer_id" uuid,
	"user_id" uuid,
	"event" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "line_managers" (
	"service_number" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "line_managers_service_number_user_id_pk" PRIMARY KEY("service_number","user_id")
);
--> statement-breakpoint
CREATE TABLE "line_numbers" (
	"service_number" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lines" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"service_number" text NOT NULL,
	"kind" text NOT NULL,
	"service_type" smallint NOT NULL,
	"plan_code" text NOT NULL,
	"status" text NOT NULL,
	"is_corporate" boolean DEFAULT false NOT NULL,
	"activated_on" date NOT NULL,
	"monthly_fee_cents" bigint NOT NULL,
	"address" text,
	"download_mbps" integer,
	"upload_mbps" integer,
	"channel_count" integer,
	"audio_count" integer,
	CONSTRAINT "lines_customer_id_line_id_pk" PRIMARY KEY("customer_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"last_failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_names" (
	"login_name" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_keys" (
	"user_id" uuid NOT NULL,
	"correlator_id" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"request_hash" "bytea" NOT NULL,
	CONSTRAINT "payment_keys_user_id_correlator_id_pk" PRIMARY KEY("user_id","correlator_id")
);
--> statement-breakpoint
CREATE TABLE "payment_owners" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"user_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"service_number" text NOT NULL,
	"item_id" text NOT NULL,
	"method" text NOT NULL,
	"correlator_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"ticket_number" text,
	"authorization_code" text,
	"decline_code" text,
	"decline_message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_user_id_payment_id_pk" PRIMARY KEY("user_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"plan_code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"huawei_code" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"features" jsonb NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prepaid_balances" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"name" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"valid_until" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prepaid_balances_customer_id_line_id_name_pk" PRIMARY KEY("customer_id","line_id","name")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "usage_buckets" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"bucket_id" uuid NOT NULL,
	"name" text NOT NULL,
	"usage_type" text NOT NULL,
	"unit" text NOT NULL,
	"source" text NOT NULL,
	"is_unlimited" boolean DEFAULT false NOT NULL,
	"included" bigint NOT NULL,
	"consumed" bigint NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "usage_buckets_customer_id_line_id_bucket_id_pk" PRIMARY KEY("customer_id","line_id","bucket_id")
);
--> statement-breakpoint
CREATE TABLE "usage_records" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"record_id" uuid NOT NULL,
	"usage_type" text NOT NULL,
	"destination" text NOT NULL,
	"quantity" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "usage_records_pk" PRIMARY KEY("customer_id","line_id","usage_type","started_at","record_id")
) PARTITION BY RANGE ("started_at");
--> statement-breakpoint
-- Months are added by ensureUsagePartitions; what falls outside them is never lost.
CREATE TABLE "usage_records_other" PARTITION OF "usage_records" DEFAULT;
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"login_name" text NOT NULL,
	"email_kind" text NOT NULL,
	"email" text,
	"phone" text,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"tour_seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "bills_by_account" ON "bills" USING btree ("customer_id","account_id","issued_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_by_item" ON "payments" USING btree ("user_id","item_id","created_at" DESC NULLS LAST);