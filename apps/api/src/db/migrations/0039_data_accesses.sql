CREATE TABLE "data_access_people" (
	"person_key" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_accesses" (
	"customer_id" text NOT NULL,
	"access_id" uuid NOT NULL,
	"data_kind" text NOT NULL,
	"service_number" text,
	"role" text NOT NULL,
	"person_key" uuid,
	"name" text,
	"place" text,
	"accessed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_accesses_customer_id_access_id_pk" PRIMARY KEY("customer_id","access_id")
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "customer_id" text;--> statement-breakpoint
CREATE INDEX "data_accesses_newest" ON "data_accesses" USING btree ("customer_id","accessed_at","access_id");--> statement-breakpoint
CREATE INDEX "data_accesses_by_age" ON "data_accesses" USING btree ("accessed_at");