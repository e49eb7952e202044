CREATE TABLE "operator"."events" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"event_type" text NOT NULL,
	"event_time" timestamp with time zone DEFAULT now() NOT NULL,
	"customer_id" uuid,
	"command_id" text,
	"event" jsonb NOT NULL,
	"handed_over_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "operator"."wifi_changes" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "events_waiting" ON "operator"."events" USING btree ("event_id") WHERE "operator"."events"."handed_over_at" is null;