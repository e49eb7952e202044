CREATE TABLE "operator"."sims" (
	"customer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"iccid" text NOT NULL,
	"sealed_puk" "bytea" NOT NULL,
	"lock_off_at" timestamp with time zone,
	CONSTRAINT "sims_customer_id_line_id_pk" PRIMARY KEY("customer_id","line_id")
);
