CREATE TABLE "assistant_passes" (
	"user_id" uuid NOT NULL,
	"pass_hash" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"session_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assistant_passes_user_id_pass_hash_pk" PRIMARY KEY("user_id","pass_hash")
);
