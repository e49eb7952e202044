CREATE TABLE "operator"."hub_messages" (
	"hub_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "operator"."hub_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" jsonb NOT NULL,
	CONSTRAINT "hub_messages_hub_id_event_id_pk" PRIMARY KEY("hub_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."hubs" (
	"hub_id" uuid PRIMARY KEY NOT NULL,
	"callback" text NOT NULL,
	"sealed_secret" "bytea",
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failing_since" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	CONSTRAINT "hubs_callback_unique" UNIQUE("callback")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "hub_messages_in_order" ON "operator"."hub_messages" USING btree ("hub_id","position");