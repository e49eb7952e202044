CREATE TABLE "agreement_marks" (
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "agreement_marks_user_id_position_pk" PRIMARY KEY("user_id","position")
);
--> statement-breakpoint
CREATE TABLE "agreement_texts" (
	"text_hash" "bytea" PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"text" text NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"agreement_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"decision" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"channel" text NOT NULL,
	"customer_id" text,
	"reference" text,
	"text_hash" "bytea" NOT NULL,
	"details" text,
	"details_hash" "bytea" NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "agreements_user_id_position_pk" PRIMARY KEY("user_id","position")
);
--> statement-breakpoint
CREATE TABLE "customer_people" (
	"customer_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "customer_people_customer_id_user_id_pk" PRIMARY KEY("customer_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "agreement_position" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "entered_by" text;--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_once" ON "agreements" USING btree ("user_id","agreement_id");--> statement-breakpoint
CREATE INDEX "agreements_of_customer" ON "agreements" USING btree ("user_id","customer_id","position");--> statement-breakpoint
CREATE INDEX "agreements_erased" ON "agreements" USING btree ("accepted_at") WHERE "agreements"."details" is null;--> statement-breakpoint
INSERT INTO "customer_people" ("customer_id", "user_id") SELECT DISTINCT "customer_id", "user_id" FROM "associations";
