CREATE TABLE "ticket_numbers" (
	"ticket_id" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_steps" (
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
CREATE TABLE "tickets" (
	"customer_id" uuid NOT NULL,
	"ticket_id" text NOT NULL,
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
	"decided_by" uuid,
	"decision_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expected_at" timestamp with time zone NOT NULL,
	"next_move_at" timestamp with time zone,
	CONSTRAINT "tickets_customer_id_ticket_id_pk" PRIMARY KEY("customer_id","ticket_id")
);
--> statement-breakpoint
CREATE INDEX "tickets_by_move" ON "tickets" USING btree ("next_move_at") WHERE "tickets"."next_move_at" is not null;