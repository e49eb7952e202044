CREATE TABLE "operator"."equipment_faults" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "equipment_faults_customer_id_line_id_pk" PRIMARY KEY("customer_id","line_id")
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
CREATE INDEX "problem_lines_by_age" ON "operator"."problem_lines" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "service_problems_by_move" ON "operator"."service_problems" USING btree ("next_move_at") WHERE "operator"."service_problems"."next_move_at" is not null;--> statement-breakpoint
CREATE INDEX "service_problems_resolved" ON "operator"."service_problems" USING btree ("resolved_at") WHERE "operator"."service_problems"."resolved_at" is not null;