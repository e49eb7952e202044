CREATE TABLE "link_receipts" (
	"user_id" uuid NOT NULL,
	"correlator_id" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_receipts_user_id_correlator_id_pk" PRIMARY KEY("user_id","correlator_id")
);
--> statement-breakpoint
CREATE TABLE "payment_links" (
	"user_id" uuid NOT NULL,
	"link_hash" "bytea" NOT NULL,
	"bill_no" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_links_user_id_link_hash_pk" PRIMARY KEY("user_id","link_hash")
);
--> statement-breakpoint
CREATE TABLE "role_invitations" (
	"user_id" uuid NOT NULL,
	"permission_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"role" text NOT NULL,
	"invitee" text NOT NULL,
	"service_numbers" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "role_invitations_user_id_permission_id_pk" PRIMARY KEY("user_id","permission_id")
);
--> statement-breakpoint
ALTER TABLE "line_managers" ADD COLUMN "permission_id" uuid;--> statement-breakpoint
ALTER TABLE "line_managers" ADD COLUMN "given_by" uuid;--> statement-breakpoint
CREATE INDEX "link_receipts_by_age" ON "link_receipts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_links_by_end" ON "payment_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "role_invitations_by_end" ON "role_invitations" USING btree ("expires_at");