CREATE TABLE "personal_tokens" (
	"user_id" uuid NOT NULL,
	"token_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"name" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "personal_tokens_user_id_token_id_pk" PRIMARY KEY("user_id","token_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "personal_tokens_by_hash" ON "personal_tokens" USING btree ("user_id","token_hash");--> statement-breakpoint
CREATE INDEX "personal_tokens_by_end" ON "personal_tokens" USING btree ("expires_at");