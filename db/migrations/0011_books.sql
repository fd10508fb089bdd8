CREATE INDEX "credit_notes_made" ON "credit_notes" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "order_events_charged_back" ON "order_events" USING btree ("at") WHERE kind in ('chargeback', 'chargeback-reversed');--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "orders_invoiced" ON "orders" USING btree ("invoiced_at") WHERE invoice_number is not null;--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "refunds_made" ON "refunds" USING btree ("created_at");