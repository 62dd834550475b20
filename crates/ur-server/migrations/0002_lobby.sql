-- What lists of games need, so that no log has to be read for them: 'open', 'playing' or 'over'.
ALTER TABLE games ADD COLUMN state TEXT NOT NULL DEFAULT 'playing';
ALTER TABLE games ADD COLUMN touched BIGINT NOT NULL DEFAULT 0;
UPDATE games SET touched = created;
CREATE INDEX games_by_state ON games (state, touched);
