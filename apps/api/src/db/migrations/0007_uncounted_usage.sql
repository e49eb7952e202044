-- What is there has been added up; without this default every row would be written anew.
ALTER TABLE "usage_records" ADD COLUMN "is_counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_records" ALTER COLUMN "is_counted" SET DEFAULT false;--> statement-breakpoint
CREATE INDEX "usage_records_uncounted" ON "usage_records" USING btree ("customer_id","line_id","usage_type","started_at") WHERE not "usage_records"."is_counted";