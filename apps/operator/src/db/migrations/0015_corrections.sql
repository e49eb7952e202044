CREATE TABLE "operator"."corrections" (
	"customer_id" uuid NOT NULL,
	"correction_id" uuid NOT NULL,
	"field" text NOT NULL,
	"wanted" text NOT NULL,
	"status" text NOT NULL,
	"answer" text,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	CONSTRAINT "corrections_customer_id_correction_id_pk" PRIMARY KEY("customer_id","correction_id")
);
--> statement-breakpoint
CREATE INDEX "corrections_by_due" ON "operator"."corrections" USING btree ("due_at") WHERE "operator"."corrections"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "corrections_by_age" ON "operator"."corrections" USING btree ("decided_at");