CREATE TABLE "staff_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "users_with_scope" ON "users" USING btree ("id") WHERE "users"."scope" <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "tree_orders_open" ON "tree_orders" USING btree ("sent_at") WHERE approved_at is null and declined_at is null;--> statement-breakpoint
CREATE INDEX "variants_low" ON "variants" USING btree ("stock") WHERE stock <= 10;--> statement-breakpoint
CREATE INDEX "mails_unsure" ON "mails" USING btree ("claimed_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("written_at") WHERE state = 'waiting';