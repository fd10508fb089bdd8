CREATE INDEX "staff_log_by_words" ON "staff_log" USING gin ((who || ' ' || deed || ' ' || subject) gin_trgm_ops);--> statement-breakpoint
ANALYZE "staff_log";