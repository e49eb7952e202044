CREATE TABLE "bill_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last_number" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setbacks" (
	"customer_id" uuid NOT NULL,
	"habit" text NOT NULL,
	"subject_id" text NOT NULL,
	"failures" integer NOT NULL,
	"retry_at" timestamp with time zone NOT NULL,
	CONSTRAINT "setbacks_customer_id_habit_subject_id_pk" PRIMARY KEY("customer_id","habit","subject_id")
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "next_bill_on" date;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "plan_name" text;--> statement-breakpoint
ALTER TABLE "plan_orders" ADD COLUMN "from_fee_cents" bigint;--> statement-breakpoint
-- Accounts that have been billed go on where their bills end; the others begin with the cycle that runs.
UPDATE "billing_accounts" AS a SET "next_bill_on" = coalesce(
	(b.newest + interval '1 month')::date,
	(m.first + make_interval(days => a.cycle_day - 1, months => (m.today >= m.first + a.cycle_day - 1)::int))::date)
FROM "billing_accounts" AS k
LEFT JOIN (
	SELECT "customer_id", "account_id", max("issued_on") AS newest FROM "bills" GROUP BY 1, 2
) AS b ON b."customer_id" = k."customer_id" AND b."account_id" = k."account_id"
CROSS JOIN (
	SELECT t.today, date_trunc('month', t.today)::date AS first
	FROM (SELECT (now() AT TIME ZONE 'America/Guayaquil')::date AS today) AS t
) AS m
WHERE a."customer_id" = k."customer_id" AND a."account_id" = k."account_id" AND a."cycle_day" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "billing_accounts_by_next_bill" ON "billing_accounts" USING btree ("next_bill_on") WHERE "billing_accounts"."next_bill_on" is not null;