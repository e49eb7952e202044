CREATE TABLE "operator"."talks" (
	"customer_id" uuid NOT NULL,
	"talk_id" text NOT NULL,
	"author_id" text NOT NULL,
	"of_customer_id" uuid,
	"request_key" text NOT NULL,
	"status" text NOT NULL,
	"messages" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"next_move_at" timestamp with time zone,
	CONSTRAINT "talks_customer_id_talk_id_pk" PRIMARY KEY("customer_id","talk_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "talks_by_request" ON "operator"."talks" USING btree ("customer_id","request_key");--> statement-breakpoint
CREATE INDEX "talks_by_move" ON "operator"."talks" USING btree ("next_move_at") WHERE "operator"."talks"."next_move_at" is not null;--> statement-breakpoint
CREATE INDEX "talks_by_age" ON "operator"."talks" USING btree ("updated_at");