CREATE TABLE "bot_passes" (
	"pass_key" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"handle_hash" "bytea" PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid,
	"code_hash" "bytea" NOT NULL,
	"tries_left" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" uuid NOT NULL,
	"consent" text NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_user_id_consent_version_pk" PRIMARY KEY("user_id","consent","version")
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"grant_hash" "bytea" PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"provider_reference" text,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "page_views_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
CREATE TABLE "shared_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"challenge_id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "password_verified_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "codes_by_subject" ON "codes" USING btree ("subject","operation");--> statement-breakpoint
CREATE INDEX "messages_by_recipient" ON "messages" USING btree ("recipient","created_at" DESC NULLS LAST);