ALTER TABLE "associations" ADD COLUMN "role" text DEFAULT 'manager' NOT NULL;--> statement-breakpoint
ALTER TABLE "line_managers" ADD COLUMN "role" text DEFAULT 'manager' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "line_id" uuid;--> statement-breakpoint
UPDATE "associations" a SET "role" = 'holder' WHERE EXISTS (SELECT FROM "associations" home WHERE home."user_id" = a."user_id" AND home."customer_id" = a."customer_id" AND home."kind" = 'Fixed');--> statement-breakpoint
UPDATE "line_managers" m SET "role" = 'holder' FROM "associations" a WHERE a."role" = 'holder' AND a."user_id" = m."user_id" AND a."service_number" = m."service_number";
