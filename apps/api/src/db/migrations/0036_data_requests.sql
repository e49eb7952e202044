CREATE TABLE "data_archives" (
	"user_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"kept_until" timestamp with time zone NOT NULL,
	CONSTRAINT "data_archives_user_id_request_id_position_pk" PRIMARY KEY("user_id","request_id","position")
);
--> statement-breakpoint
CREATE TABLE "data_requests" (
	"user_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"customer_id" text,
	"field" text,
	"wanted" text,
	"answer" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"pieces" integer,
	"bytes" integer,
	"kept_until" timestamp with time zone,
	CONSTRAINT "data_requests_user_id_request_id_pk" PRIMARY KEY("user_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"pseudonym" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"names" text[] NOT NULL,
	"customer_ids" text[] NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "data_archives_by_end" ON "data_archives" USING btree ("kept_until");--> statement-breakpoint
CREATE UNIQUE INDEX "data_requests_one_open" ON "data_requests" USING btree ("user_id","kind") WHERE "data_requests"."status" = 'inProgress' and "data_requests"."kind" <> 'rectification';--> statement-breakpoint
CREATE INDEX "data_requests_by_age" ON "data_requests" USING btree ("ended_at") WHERE "data_requests"."ended_at" is not null;