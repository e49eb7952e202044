CREATE TABLE "auto_pay_bills" (
	"user_id" uuid NOT NULL,
	"bill_no" text NOT NULL,
	"account_id" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"charge_on" date NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"refusals" smallint DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auto_pay_bills_user_id_bill_no_pk" PRIMARY KEY("user_id","bill_no")
);
--> statement-breakpoint
CREATE TABLE "auto_pays" (
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"enabled" boolean NOT NULL,
	"method_id" uuid NOT NULL,
	"days_before_due" smallint NOT NULL,
	"maximum_cents" bigint,
	"off_because" text,
	"look_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auto_pays_user_id_account_id_pk" PRIMARY KEY("user_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "auto_top_ups" (
	"user_id" uuid NOT NULL,
	"service_number" text NOT NULL,
	"enabled" boolean NOT NULL,
	"method_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"below_cents" bigint NOT NULL,
	"times_a_month" smallint NOT NULL,
	"refusals" smallint DEFAULT 0 NOT NULL,
	"off_because" text,
	"look_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auto_top_ups_user_id_service_number_pk" PRIMARY KEY("user_id","service_number")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"user_id" uuid NOT NULL,
	"method_id" uuid NOT NULL,
	"status" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"saved_card_id" text,
	"brand" text,
	"last_four" text,
	"expires_on" date,
	"preferred" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_methods_user_id_method_id_pk" PRIMARY KEY("user_id","method_id")
);
--> statement-breakpoint
CREATE INDEX "auto_pay_bills_by_account" ON "auto_pay_bills" USING btree ("user_id","account_id");--> statement-breakpoint
CREATE INDEX "auto_pay_bills_by_age" ON "auto_pay_bills" USING btree ("told_at");--> statement-breakpoint
CREATE INDEX "auto_pays_due" ON "auto_pays" USING btree ("look_at") WHERE "auto_pays"."enabled";--> statement-breakpoint
CREATE INDEX "auto_top_ups_due" ON "auto_top_ups" USING btree ("look_at") WHERE "auto_top_ups"."enabled";--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_once" ON "payment_methods" USING btree ("user_id","request_hash");