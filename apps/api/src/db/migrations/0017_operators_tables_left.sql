-- The operator's own migrations take its tables over, with their rows (apps/operator).
SELECT 1;
