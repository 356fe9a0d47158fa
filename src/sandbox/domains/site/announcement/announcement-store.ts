import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Announcement } from '#contract/site/announcement/schema.ts';
import { toHtml } from '#sandbox/base/markup.ts';
import { seedOnce } from '#sandbox/db/each-due.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { intColumn, jsonColumn, query } from '#sandbox/db/query.ts';
import { ANNOUNCEMENTS, type AnnouncementSeed } from './seed-announcements.ts';

type AnnouncementWire = v.InferInput<typeof Announcement>;

const HOUR = 3_600_000;
const TIMED = 1;
const PLAIN = 2;

const board = `
CREATE TABLE announcement (
  announcement_id TEXT PRIMARY KEY,
  sites TEXT NOT NULL,
  label TEXT NOT NULL,
  title TEXT NOT NULL,
  html TEXT NOT NULL,
  published_at INTEGER NOT NULL,
  category INTEGER NOT NULL,
  pmd_timer_start TEXT NOT NULL,
  pmd_timer_end TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;

/** Announcements of the site. Bounds of the ticker are JSON: a number, a text or null, as entered by the operator. */
export const announcementMigrations: Migrations = { name: 'notice', steps: [board] };

const bound = jsonColumn(v.nullable(v.union([v.number(), v.string()])));
const Row = v.object({
  announcement_id: v.string(),
  label: v.string(),
  title: v.string(),
  html: v.string(),
  published_at: intColumn,
  category: intColumn,
  pmd_timer_start: bound,
  pmd_timer_end: bound,
});

export type AnnouncementStore = {
  /** Returns the announcements of a site, newest first. */
  list(siteId: number): AnnouncementWire[];
  /** Puts up an announcement for every site, or replaces the one with its id. */
  post(announcement: AnnouncementWire): void;
};

const boundOf = (hours: number | '' | null, openedAt: number) =>
  typeof hours === 'number' && hours !== -1 ? Math.round(openedAt + hours * HOUR) : hours;

function wireOf(seed: AnnouncementSeed, openedAt: number): AnnouncementWire {
  const { id, label, title, hoursAgo, window, body } = seed;
  return {
    announcementId: id,
    label,
    title,
    html: toHtml(body),
    publishedAt: Math.round(openedAt - hoursAgo * HOUR),
    category: window ? TIMED : PLAIN,
    pmdTimerStart: boundOf(window?.from ?? null, openedAt),
    pmdTimerEnd: boundOf(window?.to ?? null, openedAt),
  };
}

/** Announcements in SQL; the first time the board opens it gets its seeds, dated from then. */
export function createAnnouncementStore(db: DatabaseSync, openedAt: number): AnnouncementStore {
  const insert = db.prepare('INSERT OR REPLACE INTO announcement VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const store = (sites: readonly number[], wire: AnnouncementWire) => {
    const { announcementId, label, title, html, publishedAt, category } = wire;
    const [start, end] = [wire.pmdTimerStart, wire.pmdTimerEnd].map((each) => JSON.stringify(each ?? null));
    insert.run(
      announcementId,
      JSON.stringify(sites),
      label,
      title,
      html,
      publishedAt,
      Number(category),
      start ?? 'null',
      end ?? 'null',
    );
  };
  seedOnce(db, 'announcements', () => {
    if (db.prepare('SELECT 1 FROM announcement').get() !== undefined) return;
    for (const seed of ANNOUNCEMENTS) store(seed.sites, wireOf(seed, openedAt));
  });
  const ofSite = query(
    db,
    Row,
    `SELECT * FROM announcement WHERE sites = '[]' OR EXISTS
     (SELECT 1 FROM json_each(sites) WHERE value = ?) ORDER BY published_at DESC, announcement_id`,
  );
  return {
    list: (siteId) =>
      ofSite.all(siteId).map((row) => ({
        announcementId: row.announcement_id,
        label: row.label,
        title: row.title,
        html: row.html,
        publishedAt: row.published_at,
        category: row.category,
        pmdTimerStart: row.pmd_timer_start,
        pmdTimerEnd: row.pmd_timer_end,
      })),
    post: (announcement) => store([], announcement),
  };
}
