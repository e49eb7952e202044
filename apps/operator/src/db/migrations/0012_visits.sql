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
CREATE INDEX "visit_seats_by_age" ON "operator"."visit_seats" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "visits_by_request" ON "operator"."visits" USING btree ("customer_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "visits_one_open" ON "operator"."visits" USING btree ("customer_id","line_id") WHERE "operator"."visits"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "visits_by_move" ON "operator"."visits" USING btree ("next_move_at") WHERE "operator"."visits"."next_move_at" is not null;--> statement-breakpoint
CREATE INDEX "visits_ended" ON "operator"."visits" USING btree ("ended_at") WHERE "operator"."visits"."ended_at" is not null;