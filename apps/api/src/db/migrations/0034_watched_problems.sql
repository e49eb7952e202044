CREATE TABLE "watched_problems" (
	"user_id" uuid NOT NULL,
	"problem_id" text NOT NULL,
	"watched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watched_problems_user_id_problem_id_pk" PRIMARY KEY("user_id","problem_id")
);
--> statement-breakpoint
CREATE INDEX "watched_problems_by_age" ON "watched_problems" USING btree ("watched_at");