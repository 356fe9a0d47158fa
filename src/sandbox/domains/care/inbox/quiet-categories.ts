import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { QUIET_CATEGORIES, type QuietCategory } from '#contract/care/inbox/schema.ts';
import { query } from '#sandbox/db/query.ts';

const CategoryRow = v.object({ category: v.picklist(QUIET_CATEGORIES) });
/** Categories of the account itself and of personal letters, which cannot be turned off. */
const ALWAYS = ['system', 'letter'] as const;

const flag = (value: boolean) => (value ? (1 as const) : (0 as const));

export type QuietCategories = {
  /** Whether messages of a category do not come at a moment, epoch ms: the member wants none, or is not to have offers. */
  isQuiet(userId: string, category: string, at: number): boolean;
  set(userId: string, category: QuietCategory, on: boolean): void;
  /** Every category, as the wire lists them. */
  view(userId: string): { category: (typeof ALWAYS)[number] | QuietCategory; isOn: 0 | 1; isFixed: 0 | 1 }[];
};

/** Creates the store of message categories that members have turned off. */
export function createQuietCategories(db: DatabaseSync): QuietCategories {
  const quiet = query(db, CategoryRow, 'SELECT category FROM message_quiet WHERE user_id = ?');
  const add = db.prepare('INSERT INTO message_quiet VALUES (?, ?) ON CONFLICT DO NOTHING');
  const drop = db.prepare('DELETE FROM message_quiet WHERE user_id = ? AND category = ?');
  const isUnderCare = db.prepare('SELECT 1 FROM harm_case WHERE user_id = ? AND closed_at IS NULL');
  /** On a break, excluded, or closed: takes precedence over the member's settings. */
  const isAway = db.prepare(
    `SELECT 1 FROM restriction WHERE user_id = ?1 AND state <> 'free' AND (state <> 'resting' OR until > ?2)`,
  );
  const isWithoutOffers = (userId: string, at: number) =>
    isUnderCare.get(userId) !== undefined || isAway.get(userId, at) !== undefined;
  const of = (userId: string): readonly string[] => quiet.all(userId).map(({ category }) => category);
  return {
    isQuiet: (userId, category, at) =>
      of(userId).includes(category) || (category === 'promotion' && isWithoutOffers(userId, at)),
    set: (userId, category, on) => void (on ? drop : add).run(userId, category),
    view(userId) {
      const off = of(userId);
      return [...ALWAYS, ...QUIET_CATEGORIES].map((category) => ({
        category,
        isOn: flag(!off.includes(category)),
        isFixed: flag(ALWAYS.some((fixed) => fixed === category)),
      }));
    },
  };
}
