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
	"tax_rate_percent" smallint NOT NULL,
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
ALTER TABLE "operator"."bill_items" ADD COLUMN "charge_id" uuid;--> statement-breakpoint
ALTER TABLE "operator"."bills" ADD COLUMN "claimed_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator"."bills" ADD COLUMN "withheld_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "claims_one_a_charge" ON "operator"."claims" USING btree ("customer_id","charge_key");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_by_request" ON "operator"."claims" USING btree ("customer_id","request_key");--> statement-breakpoint
CREATE INDEX "claims_by_account" ON "operator"."claims" USING btree ("customer_id","account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claims_by_move" ON "operator"."claims" USING btree ("next_move_at") WHERE "operator"."claims"."next_move_at" is not null;--> statement-breakpoint
CREATE INDEX "claims_by_reminder" ON "operator"."claims" USING btree ("remind_at") WHERE "operator"."claims"."remind_at" is not null;