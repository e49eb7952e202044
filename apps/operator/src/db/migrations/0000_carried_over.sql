CREATE SCHEMA IF NOT EXISTS "operator";
--> statement-breakpoint
-- The tables stood in the portal's schema before. They move with their rows and indexes; the months of usage_records
-- stay where they are. Views keep the version before running on them: to be dropped with a later release.
DO $$
DECLARE
	carried text;
BEGIN
	FOREACH carried IN ARRAY ARRAY['customers', 'customer_documents', 'billing_accounts', 'lines', 'line_numbers', 'plans', 'plan_orders', 'package_offerings', 'usage_buckets', 'usage_thresholds', 'usage_growth', 'usage_records', 'wifi_networks', 'wifi_changes', 'usage_days', 'prepaid_balances', 'package_activations', 'topups', 'balance_spendings', 'invoice_charges', 'bills', 'bill_items', 'bill_series', 'setbacks', 'tickets', 'ticket_steps', 'ticket_numbers'] LOOP
		IF EXISTS (SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
			WHERE n.nspname = 'public' AND c.relname = carried AND c.relkind IN ('r', 'p')) THEN
			EXECUTE format('ALTER TABLE public.%I SET SCHEMA operator', carried);
			EXECUTE format('CREATE VIEW public.%I AS SELECT * FROM operator.%I', carried, carried);
		END IF;
	END LOOP;
END $$;
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator"."balance_spendings" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"spent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"given_back_at" timestamp with time zone,
	CONSTRAINT "balance_spendings_customer_id_line_id_payment_id_pk" PRIMARY KEY("customer_id","line_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator"."bill_items" (
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
CREATE TABLE IF NOT EXISTS "operator"."bill_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last_number" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator"."billing_accounts" (
	"customer_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"cycle_day" smallint,
	"next_bill_on" date,
	CONSTRAINT "billing_accounts_customer_id_account_id_pk" PRIMARY KEY("customer_id","account_id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator"."bills" (
	"customer_id" uuid NOT NULL,
	"bill_no" text NOT NULL,
	"account_id" text NOT NULL,
	"line_id" uuid NOT NULL,
	"plan_name" text,
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
CREATE TABLE IF NOT EXISTS "operator"."customer_documents" (
	"document" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator"."customers" (
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
CREATE TABLE IF NOT EXISTS "operator"."invoice_charges" (
	"customer_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"charge_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"service_number" text NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"tax_rate_percent" smallint NOT NULL,
	"charged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"bill_no" text,
	CONSTRAINT "invoice_charges_customer_id_account_id_charge_id_pk" PRIMARY KEY("customer_id","account_id","charge_id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator"."line_numbers" (
	"service_number" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator"."lines" (
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
CREATE TABLE IF NOT EXISTS "operator"."package_activations" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"offering_id" text NOT NULL,
	"name" text NOT NULL,
	"activated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"expiry_told_at" timestamp with time zone,
	CONSTRAINT "package_activations_customer_id_line_id_payment_id_pk" PRIMARY KEY("customer_id","line_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator"."package_offerings" (
	"offering_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"validity_days" smallint NOT NULL,
	"allowances" jsonb NOT NULL,
	"characteristics" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"line_kinds" jsonb NOT NULL,
	"position" smallint NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator"."plan_orders" (
	"customer_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"service_number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"from_plan_code" text NOT NULL,
	"from_plan_name" text NOT NULL,
	"to_plan_code" text NOT NULL,
	"to_plan_name" text NOT NULL,
	"from_fee_cents" bigint,
	"price_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "plan_orders_customer_id_order_id_pk" PRIMARY KEY("customer_id","order_id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator"."plans" (
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
CREATE TABLE IF NOT EXISTS "operator"."prepaid_balances" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"name" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"valid_until" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prepaid_balances_customer_id_line_id_name_pk" PRIMARY KEY("customer_id","line_id","name")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator"."secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator"."setbacks" (
	"customer_id" uuid NOT NULL,
	"habit" text NOT NULL,
	"subject_id" text NOT NULL,
	"failures" integer NOT NULL,
	"retry_at" timestamp with time zone NOT NULL,
	CONSTRAINT "setbacks_customer_id_habit_subject_id_pk" PRIMARY KEY("customer_id","habit","subject_id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator"."ticket_numbers" (
	"ticket_id" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator"."ticket_steps" (
	"customer_id" uuid NOT NULL,
	"ticket_id" text NOT NULL,
	"position" smallint NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"reason" text NOT NULL,
	"needs_approval" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_steps_customer_id_ticket_id_position_pk" PRIMARY KEY("customer_id","ticket_id","position")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator"."tickets" (
	"customer_id" uuid NOT NULL,
	"ticket_id" text NOT NULL,
	"line_id" uuid,
	"status" text NOT NULL,
	"description" text NOT NULL,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"imei" text NOT NULL,
	"device_detail" text NOT NULL,
	"channel_id" text NOT NULL,
	"channel_name" text NOT NULL,
	"report_title" text NOT NULL,
	"report_text" text NOT NULL,
	"prices" jsonb NOT NULL,
	"delivers_home" boolean NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"decision_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expected_at" timestamp with time zone NOT NULL,
	"next_move_at" timestamp with time zone,
	CONSTRAINT "tickets_customer_id_ticket_id_pk" PRIMARY KEY("customer_id","ticket_id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator"."topups" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"balance_cents" bigint NOT NULL,
	"method" text NOT NULL,
	"channel" text NOT NULL,
	"credited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "topups_customer_id_line_id_payment_id_pk" PRIMARY KEY("customer_id","line_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator"."usage_buckets" (
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
CREATE TABLE IF NOT EXISTS "operator"."usage_days" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"usage_type" text NOT NULL,
	"day" date NOT NULL,
	"records" integer NOT NULL,
	"quantity" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "usage_days_customer_id_line_id_usage_type_day_pk" PRIMARY KEY("customer_id","line_id","usage_type","day")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator"."usage_growth" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "usage_growth_customer_id_line_id_pk" PRIMARY KEY("customer_id","line_id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator"."usage_records" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"record_id" uuid NOT NULL,
	"usage_type" text NOT NULL,
	"destination" text NOT NULL,
	"quantity" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "usage_records_pk" PRIMARY KEY("customer_id","line_id","usage_type","started_at","record_id")
) PARTITION BY RANGE ("started_at");
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator"."usage_thresholds" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"bucket_id" uuid NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"percent" smallint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "usage_thresholds_pk" PRIMARY KEY("customer_id","line_id","bucket_id","period_start","percent")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator"."wifi_changes" (
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
CREATE TABLE IF NOT EXISTS "operator"."wifi_networks" (
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
CREATE INDEX IF NOT EXISTS "billing_accounts_by_next_bill" ON "operator"."billing_accounts" USING btree ("next_bill_on") WHERE "operator"."billing_accounts"."next_bill_on" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bills_by_account" ON "operator"."bills" USING btree ("customer_id","account_id","issued_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bills_unpaid" ON "operator"."bills" USING hash ("account_id") WHERE "operator"."bills"."state" = 'sent';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bills_in_process" ON "operator"."bills" USING btree ("paid_at") WHERE "operator"."bills"."state" = 'paymentInProcess';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "package_activations_untold" ON "operator"."package_activations" USING btree ("expires_at") WHERE "operator"."package_activations"."expiry_told_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "plan_orders_one_pending" ON "operator"."plan_orders" USING btree ("customer_id","line_id") WHERE "operator"."plan_orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "plan_orders_by_line" ON "operator"."plan_orders" USING btree ("customer_id","line_id","ordered_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "plan_orders_by_due" ON "operator"."plan_orders" USING btree ("effective_at") WHERE "operator"."plan_orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "prepaid_balances_by_line" ON "operator"."prepaid_balances" USING hash ("line_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tickets_by_move" ON "operator"."tickets" USING btree ("next_move_at") WHERE "operator"."tickets"."next_move_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "usage_buckets_by_end" ON "operator"."usage_buckets" USING btree ("valid_until") WHERE "operator"."usage_buckets"."source" = 'plan';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "usage_growth_by_due" ON "operator"."usage_growth" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "usage_records_uncounted" ON "operator"."usage_records" USING btree ("customer_id","line_id","usage_type","started_at") WHERE not "operator"."usage_records"."is_counted";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wifi_changes_by_line" ON "operator"."wifi_changes" USING btree ("customer_id","line_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wifi_changes_by_due" ON "operator"."wifi_changes" USING btree ("due_at") WHERE "operator"."wifi_changes"."status" = 'pending';
--> statement-breakpoint
-- Months are added by ensureUsagePartitions; what falls outside them is never lost.
DO $$
BEGIN
	IF NOT EXISTS (SELECT FROM pg_inherits WHERE inhparent = 'operator.usage_records'::regclass) THEN
		CREATE TABLE operator.usage_records_other PARTITION OF operator.usage_records DEFAULT;
	END IF;
END $$;
--> statement-breakpoint
-- What seals the keys of Wi-Fi networks.
DO $$
BEGIN
	IF to_regclass('public.shared_secrets') IS NOT NULL THEN
		INSERT INTO operator.secrets (name, secret)
		SELECT name, secret FROM public.shared_secrets WHERE name = 'sealed-text';
	END IF;
END $$;
