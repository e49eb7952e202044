ALTER TABLE "order_keys" ADD COLUMN "line_id" uuid;--> statement-breakpoint
ALTER TABLE "order_keys" ADD COLUMN "plan_code" text;--> statement-breakpoint
ALTER TABLE "order_keys" ADD COLUMN "price_cents" bigint;--> statement-breakpoint
ALTER TABLE "order_keys" ADD COLUMN "status" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
CREATE INDEX "order_keys_by_order" ON "order_keys" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_keys_one_due" ON "order_keys" USING btree ("customer_id","line_id") WHERE "order_keys"."status" = 'due';--> statement-breakpoint
DO $$ BEGIN
  IF to_regclass('public.plan_orders') IS NOT NULL THEN
    INSERT INTO "order_keys" ("user_id", "request_id", "customer_id", "order_id", "request_hash")
    SELECT "user_id", "order_id"::text, "customer_id", "order_id", ''::bytea FROM "public"."plan_orders" AS "o"
    WHERE "status" = 'pending' AND "user_id" IS NOT NULL
      AND NOT EXISTS (SELECT FROM "order_keys" AS "k" WHERE "k"."order_id" = "o"."order_id")
    ON CONFLICT DO NOTHING;
  END IF;
END $$;
