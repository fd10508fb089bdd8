ALTER INDEX "products_by_words" SET (gin_pending_list_limit = 256);
