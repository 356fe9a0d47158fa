import type { Migrations } from '#sandbox/db/migrate.ts';

const news = `
CREATE TABLE article (
  article_id TEXT PRIMARY KEY,
  category TEXT NOT NULL,
  title TEXT NOT NULL,
  summary TEXT NOT NULL,
  html TEXT NOT NULL,
  cover TEXT NOT NULL,
  published_at INTEGER NOT NULL,
  expert_id TEXT,
  league_id TEXT,
  match_id TEXT,
  club TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX article_by_time ON article (published_at);
CREATE TABLE article_reader (
  article_id TEXT NOT NULL REFERENCES article,
  device TEXT NOT NULL,
  PRIMARY KEY (article_id, device)
) STRICT, WITHOUT ROWID;
CREATE TABLE expert_call (
  expert_id TEXT NOT NULL,
  match_id TEXT NOT NULL,
  league_name TEXT NOT NULL,
  home TEXT NOT NULL,
  away TEXT NOT NULL,
  start_at INTEGER NOT NULL,
  call TEXT NOT NULL CHECK (call IN ('home', 'draw', 'away')),
  home_score INTEGER,
  away_score INTEGER,
  PRIMARY KEY (expert_id, match_id)
) STRICT, WITHOUT ROWID;
`;

const callsByTime = 'CREATE INDEX expert_call_by_start ON expert_call (start_at);';

/** Articles, their readers, and experts’ predictions. */
export const newsMigrations: Migrations = { name: 'news', steps: [news, callsByTime] };
