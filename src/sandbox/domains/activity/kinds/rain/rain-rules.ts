import * as v from 'valibot';
import { bandsOf } from '#contract/activity/rules/envelope-list.ts';
import {
  ENVELOPES_EACH,
  type RainEntry,
  type RainPart,
  type RainWindow,
} from '#contract/activity/schema/kinds/rain.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { query } from '#sandbox/db/query.ts';
import { openEndedEdition } from '#sandbox/domains/activity/engine/editions/open-ended-edition.ts';
import type { ActivityKindRules, KindPorts } from '#sandbox/domains/activity/engine/kind-rules.ts';
import { artUrl } from '#sandbox/world/matches/wire/match-images.ts';
import { rainDesk } from './rain-desk.ts';
import { RAIN_BANDS } from './rain-hours.table.ts';
import type { RainEntryRow, RainWindowRow } from './rain-store.ts';
import { createRainWindows, type RainWindows } from './rain-windows.ts';

type PartWire = v.InferInput<typeof RainPart>;
type EntryWire = v.InferInput<typeof RainEntry>;
type WindowWire = v.InferInput<typeof RainWindow>;

const TOP = 5;

const phaseOf = ({ open_at, end_at }: RainWindowRow, now: number): WindowWire['phase'] => {
  if (now < open_at) return 'ahead';
  return now < end_at ? 'open' : 'over';
};

/** Windows and entries as the wire has them. */
function wires(windows: RainWindows) {
  const { store } = windows;
  const entryWire = (entry: RainEntryRow): EntryWire => ({
    windowId: entry.window_id,
    openAt: store.byId(entry.window_id)?.open_at ?? entry.at,
    at: entry.at,
    envelopes: windows.envelopesIn(entry).map(String),
    total: String(entry.total),
  });
  const windowWire = (row: RainWindowRow, userId: string, now: number): WindowWire => {
    const mine = store.entry(row.window_id, userId);
    const phase = phaseOf(row, now);
    const isPrepared = row.commitment !== '';
    return {
      windowId: row.window_id,
      title: row.title,
      phase,
      openAt: row.open_at,
      endAt: row.end_at,
      pot: String(row.pot),
      potLeft: String(isPrepared ? windows.leftIn(row) : row.pot),
      envelopes: row.count,
      envelopesLeft: row.count - row.taken,
      people: store.people(row.window_id),
      commitment: row.commitment,
      seed: row.is_over ? row.seed : '',
      mine: mine && entryWire(mine),
    };
  };
  return windowWire;
}

/** Returns today's windows by time, and the first of tomorrow. */
function shownOf({ store }: RainWindows, now: number): readonly RainWindowRow[] {
  const today = siteDayStart(siteDayOf(now));
  const [first] = store.between(today + DAY_MS, today + 2 * DAY_MS);
  return [...store.between(today, today + DAY_MS), ...(first ? [first] : [])];
}

function lastOf({ store }: RainWindows, now: number): PartWire['last'] {
  const last = store.lastOver(now);
  if (!last?.is_over || last.commitment === '') return null;
  const { pot, count, commitment, seed } = last;
  return {
    openAt: last.open_at,
    people: store.people(last.window_id),
    pot: String(pot),
    envelopes: count,
    commitment,
    seed,
    top: store
      .top(last.window_id, TOP)
      .map(({ name, total }) => ({ name, avatar: artUrl('avatar', name), coins: String(total) })),
  };
}

/** Red-packet rain: several windows a day, each with a list of envelopes that is fixed before it opens [1.03]. */
export function rainRules({ db, ledger }: Pick<KindPorts, 'db' | 'ledger'>): ActivityKindRules<'rain'> {
  const called = query(
    db,
    v.object({ nickname: v.string() }),
    'SELECT nickname FROM member WHERE user_id = ?',
  );
  const windows = createRainWindows({ db, ledger });
  const windowWire = wires(windows);
  return {
    seed: (now) => [openEndedEdition('rain-1', '红包雨', now)],
    /** A new platform has windows from the first request on. */
    duty(_edition, now) {
      if (!windows.store.isEmpty()) windows.keepUp(now);
    },
    standing({ userId }, _edition, now) {
      windows.keepUp(now);
      const next = windows.store.next(now);
      if (!next || now < next.open_at) return { is: 'locked', why: 'early', until: next?.open_at ?? null };
      const isIn = windows.store.entry(next.window_id, userId) !== null;
      if (isIn || next.taken >= next.count) return { is: 'locked', why: 'usedUp', until: null };
      return { is: 'ready', left: 1 };
    },
    moment(_edition, now) {
      windows.keepUp(now);
      const next = windows.store.next(now);
      if (!next) return null;
      return now < next.open_at ? { is: 'starts', at: next.open_at } : { is: 'ends', at: next.end_at };
    },
    detail({ userId }, _edition, now) {
      windows.keepUp(now);
      windows.prepareNext(now);
      return {
        perMember: ENVELOPES_EACH,
        windows: shownOf(windows, now).map((row) => windowWire(row, userId, now)),
        bands: [...bandsOf(windows.store.envelopes(windows.store.next(now)?.window_id ?? ''), RAIN_BANDS)],
        last: lastOf(windows, now),
      };
    },
    act({ userId }, does, _edition, now) {
      if (does.does !== 'enterRain') return refuse('BAD_REQUEST');
      const { windowId } = does;
      const { total } = windows.enter(windowId, userId, called.get(userId)?.nickname ?? '', now);
      return { did: 'enterRain', period: windowId, n: 1, prize: { is: 'coins', coins: String(total) } };
    },
    ...rainDesk(windows),
  };
}
