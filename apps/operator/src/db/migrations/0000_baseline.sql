CREATE SCHEMA IF NOT EXISTS "operator";
--> statement-breakpoint
CREATE TABLE "operator"."agreement_anchors" (
	"chain_id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"anchored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator"."arrangements" (
	"customer_id" uuid NOT NULL,
	"arrangement_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"line_id" uuid NOT NULL,
	"service_number" text NOT NULL,
	"bill_no" text NOT NULL,
	"status" text NOT NULL,
	"cost_cents" bigint NOT NULL,
	"instalments" jsonb NOT NULL,
	"awaits_first" boolean NOT NULL,
	"reminded_of" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	CONSTRAINT "arrangements_customer_id_arrangement_id_pk" PRIMARY KEY("customer_id","arrangement_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."balance_advances" (
	"customer_id" uuid NOT NULL,
	"advance_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"service_number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"owed_cents" bigint NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "balance_advances_customer_id_advance_id_pk" PRIMARY KEY("customer_id","advance_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."balance_spendings" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"spent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"given_back_at" timestamp with time zone,
	CONSTRAINT "balance_spendings_customer_id_line_id_payment_id_pk" PRIMARY KEY("customer_id","line_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."balance_transfers" (
	"customer_id" uuid NOT NULL,
	"transfer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"service_number" text NOT NULL,
	"receiver" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"transferred_at" timestamp with time zone NOT NULL,
	CONSTRAINT "balance_transfers_customer_id_transfer_id_pk" PRIMARY KEY("customer_id","transfer_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."bill_items" (
	"customer_id" uuid NOT NULL,
	"bill_no" text NOT NULL,
	"position" smallint NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_cents" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"tax_rate_percent" smallint NOT NULL,
	"kind" text,
	"service_number" text,
	"charged_on" date,
	"charge_id" uuid,
	CONSTRAINT "bill_items_customer_id_bill_no_position_pk" PRIMARY KEY("customer_id","bill_no","position")
);
--> statement-breakpoint
CREATE TABLE "operator"."bill_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last_number" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator"."billing_accounts" (
	"customer_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"cycle_day" smallint,
	"next_bill_on" date,
	CONSTRAINT "billing_accounts_customer_id_account_id_pk" PRIMARY KEY("customer_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."bills" (
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
	"claimed_cents" bigint DEFAULT 0 NOT NULL,
	"withheld_cents" bigint DEFAULT 0 NOT NULL,
	"arranged_cents" bigint DEFAULT 0 NOT NULL,
	"dunning_stage" text,
	"dunning_at" timestamp with time zone,
	"suspends_on" date,
	"state" text NOT NULL,
	"access_key" text,
	"document_ready_at" timestamp with time zone,
	"payment_id" uuid,
	"is_held_by_code" boolean DEFAULT false NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "bills_customer_id_bill_no_pk" PRIMARY KEY("customer_id","bill_no")
);
--> statement-breakpoint
CREATE TABLE "operator"."claim_files" (
	"customer_id" uuid NOT NULL,
	"claim_id" text NOT NULL,
	"file_id" text NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "claim_files_customer_id_claim_id_file_id_pk" PRIMARY KEY("customer_id","claim_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."claim_notes" (
	"customer_id" uuid NOT NULL,
	"claim_id" text NOT NULL,
	"note_id" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_notes_customer_id_claim_id_note_id_pk" PRIMARY KEY("customer_id","claim_id","note_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."claim_steps" (
	"customer_id" uuid NOT NULL,
	"claim_id" text NOT NULL,
	"position" smallint NOT NULL,
	"status" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_steps_customer_id_claim_id_position_pk" PRIMARY KEY("customer_id","claim_id","position")
);
--> statement-breakpoint
CREATE TABLE "operator"."claims" (
	"customer_id" uuid NOT NULL,
	"claim_id" text NOT NULL,
	"account_id" text NOT NULL,
	"line_id" uuid NOT NULL,
	"service_number" text NOT NULL,
	"request_key" text NOT NULL,
	"author_id" text NOT NULL,
	"charge_kind" text NOT NULL,
	"charge_ref" text NOT NULL,
	"bill_no" text,
	"bill_position" smallint,
	"charge_key" text NOT NULL,
	"charge_name" text NOT NULL,
	"reason" text NOT NULL,
	"description" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"is_withheld" boolean NOT NULL,
	"status" text NOT NULL,
	"resolution" text,
	"credit_cents" bigint DEFAULT 0 NOT NULL,
	"credit_charge_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expected_at" timestamp with time zone NOT NULL,
	"next_move_at" timestamp with time zone,
	"remind_at" timestamp with time zone,
	CONSTRAINT "claims_customer_id_claim_id_pk" PRIMARY KEY("customer_id","claim_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."corrections" (
	"customer_id" uuid NOT NULL,
	"correction_id" uuid NOT NULL,
	"field" text NOT NULL,
	"wanted" text NOT NULL,
	"status" text NOT NULL,
	"answer" text,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	CONSTRAINT "corrections_customer_id_correction_id_pk" PRIMARY KEY("customer_id","correction_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."customer_documents" (
	"document" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator"."customers" (
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
CREATE TABLE "operator"."deferred_items" (
	"customer_id" uuid NOT NULL,
	"task" text NOT NULL,
	"subject_id" text NOT NULL,
	"failures" integer NOT NULL,
	"retry_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deferred_items_customer_id_task_subject_id_pk" PRIMARY KEY("customer_id","task","subject_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."discounts" (
	"customer_group" text PRIMARY KEY NOT NULL,
	"percent" smallint,
	"services" jsonb NOT NULL,
	"terms" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator"."equipment_faults" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "equipment_faults_customer_id_line_id_pk" PRIMARY KEY("customer_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."events" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"event_type" text NOT NULL,
	"event_time" timestamp with time zone DEFAULT now() NOT NULL,
	"customer_id" uuid,
	"command_id" text,
	"event" jsonb NOT NULL,
	"handed_over_at" timestamp with time zone,
	"taken_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operator"."exits" (
	"customer_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"line_id" uuid NOT NULL,
	"service_number" text NOT NULL,
	"status" text NOT NULL,
	"ends_on" date NOT NULL,
	"cost_cents" bigint NOT NULL,
	"equipment" jsonb NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"equipment_returned_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	CONSTRAINT "exits_customer_id_order_id_pk" PRIMARY KEY("customer_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."home_devices" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"device_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"is_known" boolean NOT NULL,
	"is_paused" boolean NOT NULL,
	"is_blocked" boolean NOT NULL,
	"timetable" jsonb,
	"free_since" timestamp with time zone,
	CONSTRAINT "home_devices_customer_id_line_id_device_id_pk" PRIMARY KEY("customer_id","line_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."hub_messages" (
	"hub_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "operator"."hub_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" jsonb NOT NULL,
	CONSTRAINT "hub_messages_hub_id_event_id_pk" PRIMARY KEY("hub_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."hubs" (
	"hub_id" uuid PRIMARY KEY NOT NULL,
	"callback" text NOT NULL,
	"sealed_secret" "bytea",
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failing_since" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	CONSTRAINT "hubs_callback_unique" UNIQUE("callback")
);
--> statement-breakpoint
CREATE TABLE "operator"."invoice_charges" (
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
CREATE TABLE "operator"."line_numbers" (
	"service_number" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator"."lines" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"service_number" text NOT NULL,
	"kind" text NOT NULL,
	"service_type" smallint NOT NULL,
	"plan_code" text NOT NULL,
	"status" text NOT NULL,
	"paused_until" date,
	"debt_since" timestamp with time zone,
	"is_corporate" boolean DEFAULT false NOT NULL,
	"activated_on" date NOT NULL,
	"ended_on" date,
	"monthly_fee_cents" bigint NOT NULL,
	"address" text,
	"download_mbps" integer,
	"upload_mbps" integer,
	"channel_count" integer,
	"audio_count" integer,
	CONSTRAINT "lines_customer_id_line_id_pk" PRIMARY KEY("customer_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."office_appointments" (
	"customer_id" uuid NOT NULL,
	"appointment_id" text NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"request_key" text NOT NULL,
	"place_id" text NOT NULL,
	"place_name" text NOT NULL,
	"status" text NOT NULL,
	"activity" text NOT NULL,
	"code" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"seat" smallint NOT NULL,
	"reminded_at" timestamp with time zone,
	"requested_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"next_move_at" timestamp with time zone,
	CONSTRAINT "office_appointments_customer_id_appointment_id_pk" PRIMARY KEY("customer_id","appointment_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."one_time_services" (
	"service" text PRIMARY KEY NOT NULL,
	"price_cents" bigint,
	"lead_time" jsonb,
	"terms" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator"."package_activations" (
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
CREATE TABLE "operator"."package_offerings" (
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
CREATE TABLE "operator"."pauses" (
	"customer_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"service_number" text NOT NULL,
	"status" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"cost_cents" bigint NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"is_reminded" boolean NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "pauses_customer_id_order_id_pk" PRIMARY KEY("customer_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."plan_orders" (
	"customer_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"service_number" text NOT NULL,
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
CREATE TABLE "operator"."plans" (
	"plan_code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"huawei_code" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"features" jsonb NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator"."prepaid_balances" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"name" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"valid_until" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prepaid_balances_customer_id_line_id_name_pk" PRIMARY KEY("customer_id","line_id","name")
);
--> statement-breakpoint
CREATE TABLE "operator"."problem_lines" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"problem_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"credit_cents" bigint,
	"credit_charge_id" uuid,
	CONSTRAINT "problem_lines_customer_id_line_id_problem_id_pk" PRIMARY KEY("customer_id","line_id","problem_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator"."service_problems" (
	"customer_id" uuid NOT NULL,
	"problem_id" text NOT NULL,
	"category" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expected_end_at" timestamp with time zone NOT NULL,
	"next_update_at" timestamp with time zone,
	"delay_minutes" integer DEFAULT 0 NOT NULL,
	"resolved_at" timestamp with time zone,
	"recurs_in_days" smallint,
	"next_move_at" timestamp with time zone,
	CONSTRAINT "service_problems_customer_id_problem_id_pk" PRIMARY KEY("customer_id","problem_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."sim_orders" (
	"customer_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"service_number" text NOT NULL,
	"kind" text NOT NULL,
	"iccid" text,
	"status" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone NOT NULL,
	"code_shown_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"due_at" timestamp with time zone,
	CONSTRAINT "sim_orders_customer_id_order_id_pk" PRIMARY KEY("customer_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."sims" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"iccid" text NOT NULL,
	"sealed_puk" "bytea" NOT NULL,
	"lock_off_at" timestamp with time zone,
	"imei" text,
	CONSTRAINT "sims_customer_id_line_id_pk" PRIMARY KEY("customer_id","line_id")
);
--> statement-breakpoint
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
CREATE TABLE "operator"."talks" (
	"customer_id" uuid NOT NULL,
	"talk_id" text NOT NULL,
	"author_id" text NOT NULL,
	"of_customer_id" uuid,
	"request_key" text NOT NULL,
	"status" text NOT NULL,
	"messages" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"next_move_at" timestamp with time zone,
	CONSTRAINT "talks_customer_id_talk_id_pk" PRIMARY KEY("customer_id","talk_id")
);
--> statement-breakpoint
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
CREATE TABLE "operator"."third_party_blocks" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "third_party_blocks_customer_id_line_id_pk" PRIMARY KEY("customer_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."third_party_services" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"provider" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"consent_channel" text NOT NULL,
	"consent_proof" text NOT NULL,
	CONSTRAINT "third_party_services_customer_id_line_id_product_id_pk" PRIMARY KEY("customer_id","line_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."ticket_numbers" (
	"ticket_id" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator"."ticket_steps" (
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
CREATE TABLE "operator"."tickets" (
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
	"decision_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expected_at" timestamp with time zone NOT NULL,
	"next_move_at" timestamp with time zone,
	CONSTRAINT "tickets_customer_id_ticket_id_pk" PRIMARY KEY("customer_id","ticket_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."topups" (
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
CREATE TABLE "operator"."usage_buckets" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"bucket_id" uuid NOT NULL,
	"name" text NOT NULL,
	"usage_type" text NOT NULL,
	"unit" text NOT NULL,
	"source" text NOT NULL,
	"zone" text,
	"is_unlimited" boolean DEFAULT false NOT NULL,
	"included" bigint NOT NULL,
	"consumed" bigint NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "usage_buckets_customer_id_line_id_bucket_id_pk" PRIMARY KEY("customer_id","line_id","bucket_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."usage_days" (
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
CREATE TABLE "operator"."usage_growth" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"is_abroad" boolean DEFAULT false NOT NULL,
	"is_abroad_told" boolean DEFAULT false NOT NULL,
	"spell_left" smallint,
	CONSTRAINT "usage_growth_customer_id_line_id_pk" PRIMARY KEY("customer_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."usage_records" (
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
-- ensureUsagePartitions adds the months; what falls outside them is never lost.
CREATE TABLE "operator"."usage_records_other" PARTITION OF "operator"."usage_records" DEFAULT;
--> statement-breakpoint
CREATE TABLE "operator"."usage_thresholds" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"bucket_id" uuid NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"percent" smallint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "usage_thresholds_pk" PRIMARY KEY("customer_id","line_id","bucket_id","period_start","percent")
);
--> statement-breakpoint
CREATE TABLE "operator"."visit_seats" (
	"zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"seat" smallint NOT NULL,
	"visit_id" text NOT NULL,
	CONSTRAINT "visit_seats_zone_starts_at_seat_pk" PRIMARY KEY("zone","starts_at","seat")
);
--> statement-breakpoint
CREATE TABLE "operator"."visits" (
	"customer_id" uuid NOT NULL,
	"visit_id" text NOT NULL,
	"line_id" uuid NOT NULL,
	"request_key" text NOT NULL,
	"status" text NOT NULL,
	"zone" text NOT NULL,
	"place" text NOT NULL,
	"description" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"seat" smallint NOT NULL,
	"wanted_starts_at" timestamp with time zone,
	"wanted_seat" smallint,
	"reminded_at" timestamp with time zone,
	"nobody_comes" boolean NOT NULL,
	"outcome" text,
	"credit_cents" bigint DEFAULT 0 NOT NULL,
	"credit_charge_id" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"next_move_at" timestamp with time zone,
	CONSTRAINT "visits_customer_id_visit_id_pk" PRIMARY KEY("customer_id","visit_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."wifi_changes" (
	"customer_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"service_number" text NOT NULL,
	"status" text NOT NULL,
	"sealed_key" "bytea",
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "wifi_changes_customer_id_change_id_pk" PRIMARY KEY("customer_id","change_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."wifi_networks" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"ssid" text NOT NULL,
	"encryption" text NOT NULL,
	"sealed_key" "bytea" NOT NULL,
	"applies_later" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"guest_key" "bytea",
	"guest_since" timestamp with time zone,
	"guest_until" timestamp with time zone,
	"restarted_at" timestamp with time zone,
	CONSTRAINT "wifi_networks_customer_id_line_id_pk" PRIMARY KEY("customer_id","line_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "arrangements_one_active" ON "operator"."arrangements" USING btree ("customer_id","account_id") WHERE "operator"."arrangements"."status" = 'active';
--> statement-breakpoint
CREATE INDEX "arrangements_by_bill" ON "operator"."arrangements" USING btree ("customer_id","bill_no");
--> statement-breakpoint
CREATE INDEX "arrangements_by_due" ON "operator"."arrangements" USING btree ("due_at") WHERE "operator"."arrangements"."due_at" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "balance_advances_one_open" ON "operator"."balance_advances" USING btree ("customer_id","line_id") WHERE "operator"."balance_advances"."taken_back_at" is null;
--> statement-breakpoint
CREATE INDEX "balance_transfers_by_line" ON "operator"."balance_transfers" USING btree ("customer_id","line_id","transferred_at");
--> statement-breakpoint
CREATE INDEX "billing_accounts_by_next_bill" ON "operator"."billing_accounts" USING btree ("next_bill_on") WHERE "operator"."billing_accounts"."next_bill_on" is not null;
--> statement-breakpoint
CREATE INDEX "bills_by_account" ON "operator"."bills" USING btree ("customer_id","account_id","issued_on" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "bills_unpaid" ON "operator"."bills" USING hash ("account_id") WHERE "operator"."bills"."state" = 'sent';
--> statement-breakpoint
CREATE INDEX "bills_by_dunning" ON "operator"."bills" USING btree ("dunning_at") WHERE "operator"."bills"."dunning_at" is not null;
--> statement-breakpoint
CREATE INDEX "bills_in_process" ON "operator"."bills" USING btree ("paid_at") WHERE "operator"."bills"."state" = 'paymentInProcess';
--> statement-breakpoint
CREATE UNIQUE INDEX "claims_one_a_charge" ON "operator"."claims" USING btree ("customer_id","charge_key");
--> statement-breakpoint
CREATE UNIQUE INDEX "claims_by_request" ON "operator"."claims" USING btree ("customer_id","request_key");
--> statement-breakpoint
CREATE INDEX "claims_by_account" ON "operator"."claims" USING btree ("customer_id","account_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "claims_by_move" ON "operator"."claims" USING btree ("next_move_at") WHERE "operator"."claims"."next_move_at" is not null;
--> statement-breakpoint
CREATE INDEX "claims_by_reminder" ON "operator"."claims" USING btree ("remind_at") WHERE "operator"."claims"."remind_at" is not null;
--> statement-breakpoint
CREATE INDEX "corrections_by_due" ON "operator"."corrections" USING btree ("due_at") WHERE "operator"."corrections"."due_at" is not null;
--> statement-breakpoint
CREATE INDEX "corrections_by_age" ON "operator"."corrections" USING btree ("decided_at");
--> statement-breakpoint
CREATE INDEX "events_waiting" ON "operator"."events" USING btree ("event_id") WHERE "operator"."events"."handed_over_at" is null;
--> statement-breakpoint
CREATE INDEX "events_handed_over" ON "operator"."events" USING btree ("handed_over_at") WHERE "operator"."events"."handed_over_at" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "exits_one_pending" ON "operator"."exits" USING btree ("customer_id","line_id") WHERE "operator"."exits"."status" = 'pending';
--> statement-breakpoint
CREATE INDEX "exits_by_due" ON "operator"."exits" USING btree ("due_at") WHERE "operator"."exits"."due_at" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "hub_messages_in_order" ON "operator"."hub_messages" USING btree ("hub_id","position");
--> statement-breakpoint
CREATE UNIQUE INDEX "office_appointments_by_request" ON "operator"."office_appointments" USING btree ("customer_id","request_key");
--> statement-breakpoint
CREATE UNIQUE INDEX "office_appointments_one_open" ON "operator"."office_appointments" USING btree ("customer_id") WHERE "operator"."office_appointments"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX "office_appointments_by_move" ON "operator"."office_appointments" USING btree ("next_move_at") WHERE "operator"."office_appointments"."next_move_at" is not null;
--> statement-breakpoint
CREATE INDEX "office_appointments_ended" ON "operator"."office_appointments" USING btree ("ended_at") WHERE "operator"."office_appointments"."ended_at" is not null;
--> statement-breakpoint
CREATE INDEX "package_activations_untold" ON "operator"."package_activations" USING btree ("expires_at") WHERE "operator"."package_activations"."expiry_told_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "pauses_one_open" ON "operator"."pauses" USING btree ("customer_id","line_id") WHERE "operator"."pauses"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX "pauses_by_due" ON "operator"."pauses" USING btree ("due_at") WHERE "operator"."pauses"."due_at" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "plan_orders_one_pending" ON "operator"."plan_orders" USING btree ("customer_id","line_id") WHERE "operator"."plan_orders"."status" = 'pending';
--> statement-breakpoint
CREATE INDEX "plan_orders_ended" ON "operator"."plan_orders" USING btree ("ended_at") WHERE "operator"."plan_orders"."ended_at" is not null;
--> statement-breakpoint
CREATE INDEX "plan_orders_by_line" ON "operator"."plan_orders" USING btree ("customer_id","line_id","ordered_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "plan_orders_by_due" ON "operator"."plan_orders" USING btree ("effective_at") WHERE "operator"."plan_orders"."status" = 'pending';
--> statement-breakpoint
CREATE INDEX "prepaid_balances_by_line" ON "operator"."prepaid_balances" USING hash ("line_id");
--> statement-breakpoint
CREATE INDEX "problem_lines_by_age" ON "operator"."problem_lines" USING btree ("started_at");
--> statement-breakpoint
CREATE INDEX "service_problems_by_move" ON "operator"."service_problems" USING btree ("next_move_at") WHERE "operator"."service_problems"."next_move_at" is not null;
--> statement-breakpoint
CREATE INDEX "service_problems_resolved" ON "operator"."service_problems" USING btree ("resolved_at") WHERE "operator"."service_problems"."resolved_at" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "sim_orders_one_open" ON "operator"."sim_orders" USING btree ("customer_id","line_id") WHERE "operator"."sim_orders"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX "sim_orders_by_due" ON "operator"."sim_orders" USING btree ("due_at") WHERE "operator"."sim_orders"."due_at" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "talks_by_request" ON "operator"."talks" USING btree ("customer_id","request_key");
--> statement-breakpoint
CREATE INDEX "talks_by_move" ON "operator"."talks" USING btree ("next_move_at") WHERE "operator"."talks"."next_move_at" is not null;
--> statement-breakpoint
CREATE INDEX "talks_by_age" ON "operator"."talks" USING btree ("updated_at");
--> statement-breakpoint
CREATE INDEX "tickets_by_move" ON "operator"."tickets" USING btree ("next_move_at") WHERE "operator"."tickets"."next_move_at" is not null;
--> statement-breakpoint
CREATE INDEX "usage_buckets_by_end" ON "operator"."usage_buckets" USING btree ("valid_until") WHERE "operator"."usage_buckets"."source" = 'plan';
--> statement-breakpoint
CREATE INDEX "usage_buckets_over" ON "operator"."usage_buckets" USING btree ("valid_until") WHERE "operator"."usage_buckets"."source" <> 'plan';
--> statement-breakpoint
CREATE INDEX "usage_days_by_age" ON "operator"."usage_days" USING btree ("day");
--> statement-breakpoint
CREATE INDEX "usage_growth_by_due" ON "operator"."usage_growth" USING btree ("due_at");
--> statement-breakpoint
CREATE INDEX "usage_records_uncounted" ON "operator"."usage_records" USING btree ("customer_id","line_id","usage_type","started_at") WHERE not "operator"."usage_records"."is_counted";
--> statement-breakpoint
CREATE INDEX "usage_thresholds_by_age" ON "operator"."usage_thresholds" USING btree ("reached_at");
--> statement-breakpoint
CREATE INDEX "visit_seats_by_age" ON "operator"."visit_seats" USING btree ("starts_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "visits_by_request" ON "operator"."visits" USING btree ("customer_id","request_key");
--> statement-breakpoint
CREATE UNIQUE INDEX "visits_one_open" ON "operator"."visits" USING btree ("customer_id","line_id") WHERE "operator"."visits"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX "visits_by_move" ON "operator"."visits" USING btree ("next_move_at") WHERE "operator"."visits"."next_move_at" is not null;
--> statement-breakpoint
CREATE INDEX "visits_ended" ON "operator"."visits" USING btree ("ended_at") WHERE "operator"."visits"."ended_at" is not null;
--> statement-breakpoint
CREATE INDEX "wifi_changes_ended" ON "operator"."wifi_changes" USING btree ("ended_at") WHERE "operator"."wifi_changes"."ended_at" is not null;
--> statement-breakpoint
CREATE INDEX "wifi_changes_by_line" ON "operator"."wifi_changes" USING btree ("customer_id","line_id","requested_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "wifi_changes_by_due" ON "operator"."wifi_changes" USING btree ("due_at") WHERE "operator"."wifi_changes"."status" = 'pending';
