CREATE TABLE "factor_recoveries" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"stop_hash" "bytea" NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"user_id" uuid NOT NULL,
	"passkey_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_user_id_passkey_id_pk" PRIMARY KEY("user_id","passkey_id")
);
--> statement-breakpoint
ALTER TABLE "payment_frames" ADD COLUMN "saves_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_once" ON "passkeys" USING btree ("user_id","credential_id");