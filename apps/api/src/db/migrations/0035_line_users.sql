CREATE TABLE "line_consents" (
	"user_id" uuid NOT NULL,
	"consent_id" uuid NOT NULL,
	"service_number" text NOT NULL,
	"customer_id" text NOT NULL,
	"purpose" text NOT NULL,
	"status" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "line_consents_user_id_consent_id_pk" PRIMARY KEY("user_id","consent_id")
);
--> statement-breakpoint
CREATE TABLE "line_users" (
	"service_number" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"person_id" uuid NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "line_consents_once" ON "line_consents" USING btree ("user_id","service_number","purpose");--> statement-breakpoint
CREATE INDEX "line_consents_by_end" ON "line_consents" USING btree ("expires_at");