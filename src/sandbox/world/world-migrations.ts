/** SQL migrations of the world's database, oldest first. The database applies them in order, once each. */
export const worldMigrations: readonly string[] = [
  `CREATE TABLE world_chat_room (
     room_no TEXT PRIMARY KEY,
     latest_seq INTEGER NOT NULL DEFAULT 0,
     slow_mode_ms INTEGER NOT NULL DEFAULT 0,
     notice_author TEXT,
     notice_text TEXT,
     held_status INTEGER
   ) STRICT;
   CREATE TABLE world_chat_message (
     room_no TEXT NOT NULL,
     seq INTEGER NOT NULL,
     body TEXT NOT NULL,
     PRIMARY KEY (room_no, seq)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE world_chat_mute (
     room_no TEXT NOT NULL,
     user_id TEXT NOT NULL,
     username TEXT NOT NULL,
     level INTEGER NOT NULL,
     until INTEGER NOT NULL,
     PRIMARY KEY (room_no, user_id)
   ) STRICT;
   CREATE TABLE world_match_edit (
     id INTEGER PRIMARY KEY,
     match_id TEXT NOT NULL,
     at INTEGER NOT NULL,
     body TEXT NOT NULL
   ) STRICT;
   CREATE TABLE world_anchor_held (
     anchor_room_id TEXT PRIMARY KEY,
     status INTEGER NOT NULL
   ) STRICT;`,
  'ALTER TABLE world_chat_room ADD COLUMN notice_type INTEGER NOT NULL DEFAULT 2',
  `CREATE TABLE world_clock (
     id INTEGER PRIMARY KEY CHECK (id = 1),
     ahead_ms INTEGER NOT NULL
   ) STRICT`,
  'CREATE INDEX match_edit_by_time ON world_match_edit (at)',
];
