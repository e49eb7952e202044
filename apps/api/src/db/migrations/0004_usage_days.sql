CREATE TABLE "usage_days" (
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
-- What is there already is added up once.
INSERT INTO "usage_days"
SELECT "customer_id", "line_id", "usage_type", ("started_at" AT TIME ZONE 'America/Guayaquil')::date,
	count(*), sum("quantity"), sum("amount_cents")
FROM "usage_records" GROUP BY 1, 2, 3, 4;
