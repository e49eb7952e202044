CREATE TABLE "notification_counts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	"unread" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" boolean NOT NULL,
	"sms" boolean NOT NULL,
	"charges" boolean NOT NULL,
	"bills" boolean NOT NULL,
	"promotions" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"user_id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"about" jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_user_id_notification_id_pk" PRIMARY KEY("user_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "usage_thresholds" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"bucket_id" uuid NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"percent" smallint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "usage_thresholds_pk" PRIMARY KEY("customer_id","line_id","bucket_id","period_start","percent")
);
--> statement-breakpoint
-- What happened before anybody was told of it is settled: nobody hears of last month now.
ALTER TABLE "events" ADD COLUMN "settled_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "settled_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "package_activations" ADD COLUMN "expiry_told_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("user_id","event_id","kind");--> statement-breakpoint
CREATE INDEX "notifications_by_time" ON "notifications" USING btree ("user_id","happened_at","notification_id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","happened_at","notification_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "events_unsettled" ON "events" USING btree ("event_id") WHERE "events"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "package_activations_untold" ON "package_activations" USING btree ("expires_at") WHERE "package_activations"."expiry_told_at" is null;