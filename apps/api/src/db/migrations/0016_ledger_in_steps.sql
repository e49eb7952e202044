CREATE TABLE "balance_spendings" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"spent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"given_back_at" timestamp with time zone,
	CONSTRAINT "balance_spendings_customer_id_line_id_payment_id_pk" PRIMARY KEY("customer_id","line_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE "bill_purchases" (
	"customer_id" uuid NOT NULL,
	"bill_no" text NOT NULL,
	"payment_id" uuid NOT NULL,
	CONSTRAINT "bill_purchases_customer_id_bill_no_pk" PRIMARY KEY("customer_id","bill_no")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "effect" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
CREATE INDEX "bills_in_process" ON "bills" USING btree ("paid_at") WHERE "bills"."state" = 'paymentInProcess';