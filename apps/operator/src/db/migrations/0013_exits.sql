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
ALTER TABLE "operator"."lines" ADD COLUMN "ended_on" date;--> statement-breakpoint
CREATE UNIQUE INDEX "exits_one_pending" ON "operator"."exits" USING btree ("customer_id","line_id") WHERE "operator"."exits"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "exits_by_due" ON "operator"."exits" USING btree ("due_at") WHERE "operator"."exits"."due_at" is not null;