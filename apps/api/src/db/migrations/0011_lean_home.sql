ALTER TABLE "sessions" ADD COLUMN "login_name" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "phone" text;--> statement-breakpoint
DELETE FROM "sessions" WHERE NOT EXISTS (SELECT FROM "users" u WHERE u."user_id" = "sessions"."user_id");--> statement-breakpoint
UPDATE "sessions" SET "login_name" = u."login_name", "email" = u."email", "phone" = u."phone" FROM "users" u WHERE u."user_id" = "sessions"."user_id";--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "login_name" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "bills_unpaid" ON "bills" USING hash ("account_id") WHERE "bills"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "prepaid_balances_by_line" ON "prepaid_balances" USING hash ("line_id");
