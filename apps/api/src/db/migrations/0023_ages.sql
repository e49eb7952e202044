ALTER TABLE "order_keys" ADD COLUMN "ordered_at" timestamp with time zone DEFAULT now() NOT NULL;
