CREATE TABLE "invoice_charges" (
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
CREATE TABLE "package_activations" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"offering_id" text NOT NULL,
	"name" text NOT NULL,
	"activated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "package_activations_customer_id_line_id_payment_id_pk" PRIMARY KEY("customer_id","line_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE "package_offerings" (
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
CREATE TABLE "payment_frame_tokens" (
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"service_number" text NOT NULL,
	"frame_hash" "bytea",
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_frame_tokens_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "payment_frames" (
	"user_id" uuid NOT NULL,
	"frame_hash" "bytea" NOT NULL,
	"type" text NOT NULL,
	"service_number" text NOT NULL,
	"item_id" text,
	"visit_hash" "bytea",
	"refusals" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_frames_user_id_frame_hash_pk" PRIMARY KEY("user_id","frame_hash")
);
--> statement-breakpoint
CREATE TABLE "topups" (
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
ALTER TABLE "payments" ADD COLUMN "channel" text DEFAULT 'portal' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "item_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "bought" jsonb;--> statement-breakpoint
CREATE INDEX "payments_by_line" ON "payments" USING btree ("user_id","service_number","created_at" DESC NULLS LAST);