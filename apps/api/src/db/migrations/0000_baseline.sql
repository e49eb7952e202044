CREATE TABLE "agreement_marks" (
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "agreement_marks_user_id_position_pk" PRIMARY KEY("user_id","position")
);
--> statement-breakpoint
CREATE TABLE "agreement_texts" (
	"text_hash" "bytea" PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"text" text NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"agreement_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"decision" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"channel" text NOT NULL,
	"customer_id" text,
	"reference" text,
	"text_hash" "bytea" NOT NULL,
	"details" text,
	"details_hash" "bytea" NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"seal" "bytea" NOT NULL,
	CONSTRAINT "agreements_user_id_position_pk" PRIMARY KEY("user_id","position")
);
--> statement-breakpoint
CREATE TABLE "assistant_passes" (
	"user_id" uuid NOT NULL,
	"pass_hash" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"session_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assistant_passes_user_id_pass_hash_pk" PRIMARY KEY("user_id","pass_hash")
);
--> statement-breakpoint
CREATE TABLE "associations" (
	"user_id" uuid NOT NULL,
	"service_number" text NOT NULL,
	"customer_id" text NOT NULL,
	"line_id" text NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"role" text DEFAULT 'manager' NOT NULL,
	"nickname" text,
	"color" text,
	"icon" text,
	"position" smallint,
	"hidden" boolean DEFAULT false NOT NULL,
	"associated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "associations_user_id_service_number_pk" PRIMARY KEY("user_id","service_number")
);
--> statement-breakpoint
CREATE TABLE "auto_pay_bills" (
	"user_id" uuid NOT NULL,
	"bill_no" text NOT NULL,
	"account_id" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"charge_on" date NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"refusals" smallint DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auto_pay_bills_user_id_bill_no_pk" PRIMARY KEY("user_id","bill_no")
);
--> statement-breakpoint
CREATE TABLE "auto_pays" (
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"enabled" boolean NOT NULL,
	"method_id" uuid NOT NULL,
	"days_before_due" smallint NOT NULL,
	"maximum_cents" bigint,
	"off_because" text,
	"wished_at" timestamp with time zone DEFAULT now() NOT NULL,
	"look_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auto_pays_user_id_account_id_pk" PRIMARY KEY("user_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "auto_top_ups" (
	"user_id" uuid NOT NULL,
	"service_number" text NOT NULL,
	"enabled" boolean NOT NULL,
	"method_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"below_cents" bigint NOT NULL,
	"times_a_month" smallint NOT NULL,
	"refusals" smallint DEFAULT 0 NOT NULL,
	"off_because" text,
	"limit_told_of" text,
	"wished_at" timestamp with time zone DEFAULT now() NOT NULL,
	"look_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auto_top_ups_user_id_service_number_pk" PRIMARY KEY("user_id","service_number")
);
--> statement-breakpoint
CREATE TABLE "backup_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	CONSTRAINT "backup_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "bill_purchases" (
	"customer_id" text NOT NULL,
	"bill_no" text NOT NULL,
	"payment_id" uuid NOT NULL,
	CONSTRAINT "bill_purchases_customer_id_bill_no_pk" PRIMARY KEY("customer_id","bill_no")
);
--> statement-breakpoint
CREATE TABLE "bot_passes" (
	"pass_key" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"holder" text NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"content" "bytea" NOT NULL,
	"customer_id" text
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"handle_hash" "bytea" PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid,
	"network_hash" "bytea",
	"scope" text,
	"code_hash" "bytea" NOT NULL,
	"tries_left" smallint NOT NULL,
	"used_at" timestamp with time zone,
	"is_replaced" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reset_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "customer_people" (
	"customer_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "customer_people_customer_id_user_id_pk" PRIMARY KEY("customer_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "data_access_people" (
	"person_key" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_accesses" (
	"customer_id" text NOT NULL,
	"access_id" uuid NOT NULL,
	"data_kind" text NOT NULL,
	"service_number" text,
	"role" text NOT NULL,
	"person_key" uuid,
	"name" text,
	"place" text,
	"accessed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_accesses_customer_id_access_id_pk" PRIMARY KEY("customer_id","access_id")
);
--> statement-breakpoint
CREATE TABLE "data_archives" (
	"user_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"kept_until" timestamp with time zone NOT NULL,
	CONSTRAINT "data_archives_user_id_request_id_position_pk" PRIMARY KEY("user_id","request_id","position")
);
--> statement-breakpoint
CREATE TABLE "data_requests" (
	"user_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"customer_id" text,
	"field" text,
	"wanted" text,
	"answer" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"busy_until" timestamp with time zone,
	"pieces" integer,
	"bytes" integer,
	"kept_until" timestamp with time zone,
	"reach" text[],
	CONSTRAINT "data_requests_user_id_request_id_pk" PRIMARY KEY("user_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"pseudonym" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"names" text[] NOT NULL,
	"customer_ids" text[] NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"event_type" text NOT NULL,
	"event_time" timestamp with time zone DEFAULT now() NOT NULL,
	"customer_id" text,
	"user_id" uuid,
	"event" jsonb NOT NULL,
	"command_id" text,
	"settled_at" timestamp with time zone,
	"taken_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "factor_recoveries" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"stop_hash" "bytea" NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "given_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"grant_hash" "bytea" PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid,
	"scope" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"mark_hash" "bytea" NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_user_id_mark_hash_pk" PRIMARY KEY("user_id","mark_hash")
);
--> statement-breakpoint
CREATE TABLE "line_consents" (
	"user_id" uuid NOT NULL,
	"consent_id" uuid NOT NULL,
	"service_number" text NOT NULL,
	"customer_id" text NOT NULL,
	"purpose" text NOT NULL,
	"status" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "line_consents_user_id_consent_id_pk" PRIMARY KEY("user_id","consent_id")
);
--> statement-breakpoint
CREATE TABLE "line_managers" (
	"service_number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"customer_id" text NOT NULL,
	"role" text DEFAULT 'manager' NOT NULL,
	"permission_id" uuid,
	"given_by" uuid,
	"ended_at" timestamp with time zone,
	CONSTRAINT "line_managers_service_number_user_id_pk" PRIMARY KEY("service_number","user_id")
);
--> statement-breakpoint
CREATE TABLE "line_users" (
	"service_number" text NOT NULL,
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"person_id" uuid NOT NULL,
	"known_by" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "line_users_service_number_customer_id_pk" PRIMARY KEY("service_number","customer_id")
);
--> statement-breakpoint
CREATE TABLE "link_receipts" (
	"user_id" uuid NOT NULL,
	"correlator_id" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_receipts_user_id_correlator_id_pk" PRIMARY KEY("user_id","correlator_id")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"last_failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_names" (
	"login_name" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"provider_reference" text,
	"delivered_at" timestamp with time zone,
	"attachment_name" text,
	"attachment" "bytea",
	"template" text,
	"sms_instead" text,
	"is_news" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_counts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	"unread" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" boolean NOT NULL,
	"sms" boolean NOT NULL,
	"charges" boolean NOT NULL,
	"bills" boolean NOT NULL,
	"promotions" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"user_id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"about" jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_user_id_notification_id_pk" PRIMARY KEY("user_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "operator_commands" (
	"command_id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text,
	"notify_email" text,
	"notify_phone" text,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_keys" (
	"user_id" uuid NOT NULL,
	"request_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"line_id" text,
	"plan_code" text,
	"price_cents" bigint,
	"status" text DEFAULT 'done' NOT NULL,
	"ordered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_keys_user_id_request_id_pk" PRIMARY KEY("user_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "page_views_day_path_pk" PRIMARY KEY("day","path")
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
CREATE TABLE "payees" (
	"user_id" uuid NOT NULL,
	"service_number" text NOT NULL,
	"name" text,
	"last_kind" text,
	"last_cents" bigint,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payees_user_id_service_number_pk" PRIMARY KEY("user_id","service_number")
);
--> statement-breakpoint
CREATE TABLE "payment_frame_tokens" (
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"service_number" text NOT NULL,
	"frame_hash" "bytea",
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_frame_tokens_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "payment_frames" (
	"user_id" uuid NOT NULL,
	"frame_hash" "bytea" NOT NULL,
	"type" text NOT NULL,
	"service_number" text NOT NULL,
	"item_id" text,
	"saves_card" boolean DEFAULT false NOT NULL,
	"visit_hash" "bytea",
	"refusals" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_frames_user_id_frame_hash_pk" PRIMARY KEY("user_id","frame_hash")
);
--> statement-breakpoint
CREATE TABLE "payment_keys" (
	"user_id" uuid NOT NULL,
	"correlator_id" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"request_hash" "bytea" NOT NULL,
	CONSTRAINT "payment_keys_user_id_correlator_id_pk" PRIMARY KEY("user_id","correlator_id")
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
CREATE TABLE "payment_methods" (
	"user_id" uuid NOT NULL,
	"method_id" uuid NOT NULL,
	"status" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"saved_card_id" text,
	"brand" text,
	"last_four" text,
	"expires_on" date,
	"preferred" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_methods_user_id_method_id_pk" PRIMARY KEY("user_id","method_id")
);
--> statement-breakpoint
CREATE TABLE "payment_owners" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"user_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text NOT NULL,
	"account_id" text NOT NULL,
	"service_number" text NOT NULL,
	"item_id" text NOT NULL,
	"method" text NOT NULL,
	"channel" text DEFAULT 'portal' NOT NULL,
	"item_name" text DEFAULT '' NOT NULL,
	"bought" jsonb,
	"correlator_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"instructions" jsonb,
	"returned" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"effect" text DEFAULT 'done' NOT NULL,
	"ticket_number" text,
	"authorization_code" text,
	"card_brand" text,
	"card_last_four" text,
	"decline_code" text,
	"decline_message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"agreement_position" integer,
	CONSTRAINT "payments_user_id_payment_id_pk" PRIMARY KEY("user_id","payment_id")
);
--> statement-breakpoint
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
CREATE TABLE "push_subscriptions" (
	"user_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_user_id_subscription_id_pk" PRIMARY KEY("user_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
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
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"page_token_hash" "bytea",
	"login_name" text NOT NULL,
	"email" text,
	"phone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"password_verified_at" timestamp with time zone,
	"unused_proof" text,
	"trusted_since" timestamp with time zone,
	"user_agent" text,
	"country" text,
	"city" text,
	"entered_by" text NOT NULL,
	CONSTRAINT "sessions_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "shared_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"user_id" uuid NOT NULL,
	"attempt_hash" "bytea" NOT NULL,
	"password_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_attempts_user_id_attempt_hash_pk" PRIMARY KEY("user_id","attempt_hash")
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"challenge_id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thefts" (
	"service_number" text NOT NULL,
	"theft_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"line_id" text NOT NULL,
	"cause" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"imei" text,
	"suspended_at" timestamp with time zone,
	"equipment_blocked_at" timestamp with time zone,
	"escalated_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"certificate_code" text,
	"certificate_to" text,
	CONSTRAINT "thefts_service_number_theft_id_pk" PRIMARY KEY("service_number","theft_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"login_name" text NOT NULL,
	"email_kind" text NOT NULL,
	"email" text,
	"phone" text,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"tour_seen_at" timestamp with time zone,
	"tour_step" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_until" timestamp with time zone,
	"restore_hash" "bytea"
);
--> statement-breakpoint
CREATE TABLE "watched_problems" (
	"user_id" uuid NOT NULL,
	"problem_id" text NOT NULL,
	"watched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watched_problems_user_id_problem_id_pk" PRIMARY KEY("user_id","problem_id")
);
--> statement-breakpoint
CREATE TABLE "whatsapp_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"linked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "whatsapp_numbers" (
	"number" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "whatsapp_questions" (
	"question_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"text" text,
	"answer" text,
	"context" jsonb,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_once" ON "agreements" USING btree ("user_id","agreement_id");
--> statement-breakpoint
CREATE INDEX "agreements_of_customer" ON "agreements" USING btree ("user_id","customer_id","position");
--> statement-breakpoint
CREATE INDEX "agreements_erased" ON "agreements" USING btree ("user_id") WHERE "agreements"."details" is null;
--> statement-breakpoint
CREATE INDEX "assistant_passes_by_end" ON "assistant_passes" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "auto_pay_bills_by_account" ON "auto_pay_bills" USING btree ("user_id","account_id");
--> statement-breakpoint
CREATE INDEX "auto_pay_bills_by_age" ON "auto_pay_bills" USING btree ("told_at");
--> statement-breakpoint
CREATE INDEX "auto_pays_due" ON "auto_pays" USING btree ("look_at") WHERE "auto_pays"."enabled";
--> statement-breakpoint
CREATE INDEX "auto_top_ups_due" ON "auto_top_ups" USING btree ("look_at") WHERE "auto_top_ups"."enabled";
--> statement-breakpoint
CREATE INDEX "bot_passes_by_end" ON "bot_passes" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "codes_by_subject" ON "codes" USING btree ("subject","operation");
--> statement-breakpoint
CREATE INDEX "codes_by_end" ON "codes" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "data_accesses_newest" ON "data_accesses" USING btree ("customer_id","accessed_at","access_id");
--> statement-breakpoint
CREATE INDEX "data_accesses_by_age" ON "data_accesses" USING btree ("accessed_at");
--> statement-breakpoint
CREATE INDEX "data_archives_by_end" ON "data_archives" USING btree ("kept_until");
--> statement-breakpoint
CREATE UNIQUE INDEX "data_requests_one_open" ON "data_requests" USING btree ("user_id","kind") WHERE "data_requests"."status" = 'inProgress' and "data_requests"."kind" <> 'rectification';
--> statement-breakpoint
CREATE INDEX "data_requests_by_age" ON "data_requests" USING btree ("ended_at") WHERE "data_requests"."ended_at" is not null;
--> statement-breakpoint
CREATE INDEX "events_unsettled" ON "events" USING btree ("event_id") WHERE "events"."settled_at" is null;
--> statement-breakpoint
CREATE INDEX "events_settled" ON "events" USING btree ("settled_at") WHERE "events"."settled_at" is not null;
--> statement-breakpoint
CREATE INDEX "events_of_user" ON "events" USING btree ("user_id") WHERE "events"."user_id" is not null;
--> statement-breakpoint
CREATE INDEX "events_of_customer" ON "events" USING btree ("customer_id") WHERE "events"."customer_id" is not null;
--> statement-breakpoint
CREATE INDEX "given_tokens_of_user" ON "given_tokens" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "given_tokens_by_end" ON "given_tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "grants_by_end" ON "grants" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "known_devices_by_age" ON "known_devices" USING btree ("last_seen_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "line_consents_once" ON "line_consents" USING btree ("user_id","service_number","purpose");
--> statement-breakpoint
CREATE INDEX "line_consents_by_end" ON "line_consents" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "link_receipts_by_age" ON "link_receipts" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "login_attempts_by_age" ON "login_attempts" USING btree ("last_failed_at");
--> statement-breakpoint
CREATE INDEX "messages_by_age" ON "messages" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "messages_by_recipient" ON "messages" USING btree ("recipient","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "messages" USING btree ("channel","is_news") WHERE "messages"."status" = 'pending';
--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("user_id","event_id","kind");
--> statement-breakpoint
CREATE INDEX "notifications_by_age" ON "notifications" USING btree ("happened_at");
--> statement-breakpoint
CREATE INDEX "notifications_by_time" ON "notifications" USING btree ("user_id","happened_at","notification_id");
--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","happened_at","notification_id") WHERE "notifications"."read_at" is null;
--> statement-breakpoint
CREATE INDEX "operator_commands_by_age" ON "operator_commands" USING btree ("given_at");
--> statement-breakpoint
CREATE INDEX "order_keys_by_age" ON "order_keys" USING btree ("ordered_at") WHERE "order_keys"."status" = 'done';
--> statement-breakpoint
CREATE INDEX "order_keys_by_order" ON "order_keys" USING btree ("order_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "order_keys_one_due" ON "order_keys" USING btree ("customer_id","line_id") WHERE "order_keys"."status" = 'due';
--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_once" ON "passkeys" USING btree ("user_id","credential_id");
--> statement-breakpoint
CREATE INDEX "payment_frame_tokens_by_end" ON "payment_frame_tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "payment_frames_by_end" ON "payment_frames" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "payment_links_by_end" ON "payment_links" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_once" ON "payment_methods" USING btree ("user_id","request_hash");
--> statement-breakpoint
CREATE INDEX "payments_by_item" ON "payments" USING btree ("user_id","item_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "payments_by_line" ON "payments" USING btree ("user_id","service_number","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE "payments"."status" in ('pending', 'unknown', 'waiting') or "payments"."effect" = 'due';
--> statement-breakpoint
CREATE UNIQUE INDEX "personal_tokens_by_hash" ON "personal_tokens" USING btree ("user_id","token_hash");
--> statement-breakpoint
CREATE INDEX "personal_tokens_by_end" ON "personal_tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_once" ON "push_subscriptions" USING btree ("user_id","endpoint");
--> statement-breakpoint
CREATE INDEX "rate_limits_by_end" ON "rate_limits" USING btree ("expire");
--> statement-breakpoint
CREATE INDEX "role_invitations_by_end" ON "role_invitations" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "sign_in_attempts_by_end" ON "sign_in_attempts" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "spent_challenges_by_end" ON "spent_challenges" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "thefts_one_open" ON "thefts" USING btree ("service_number","customer_id","line_id") WHERE "thefts"."undone_at" is null;
--> statement-breakpoint
CREATE INDEX "watched_problems_by_age" ON "watched_problems" USING btree ("watched_at");
--> statement-breakpoint
CREATE INDEX "whatsapp_questions_by_number" ON "whatsapp_questions" USING btree ("number","received_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "whatsapp_questions_by_age" ON "whatsapp_questions" USING btree ("received_at");
