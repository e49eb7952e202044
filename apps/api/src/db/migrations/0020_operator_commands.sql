CREATE TABLE "operator_commands" (
	"command_id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text,
	"notify_email" text,
	"notify_phone" text,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "command_id" text;--> statement-breakpoint
-- Changes of Wi-Fi keys that wait were asked for by somebody here: until now the operator's table said by whom.
DO $$ BEGIN
  IF to_regclass('public.wifi_changes') IS NOT NULL THEN
    INSERT INTO "operator_commands" ("command_id", "user_id", "subject", "notify_email", "notify_phone", "given_at")
    SELECT "c"."change_id"::text, "c"."user_id", "n"."ssid", "c"."notify_email", "c"."notify_phone", "c"."requested_at"
    FROM "public"."wifi_changes" AS "c" JOIN "public"."wifi_networks" AS "n" USING ("customer_id", "line_id")
    WHERE "c"."status" = 'pending' ON CONFLICT DO NOTHING;
  END IF;
END $$;
