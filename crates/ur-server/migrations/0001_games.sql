-- A game's settings never change; what happens is only ever appended to its entries.
CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    created BIGINT NOT NULL,
    setup TEXT NOT NULL,
    secret TEXT NOT NULL
);

CREATE TABLE entries (
    game TEXT NOT NULL REFERENCES games (id),
    seq BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (game, seq)
);
