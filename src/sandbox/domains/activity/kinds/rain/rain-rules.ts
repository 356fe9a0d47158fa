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
import { dayTime, serverTime } from '#contract/units/time.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { query } from '#sandbox/db/query.ts';
import { type EditGroup, EditRefusal } from '#sandbox/domains/activity/engine/desk/editing.ts';
import { openEndedEdition } from '#sandbox/domains/activity/engine/editions/open-ended-edition.ts';
import type { ActivityKindRules, KindPorts } from '#sandbox/domains/activity/engine/kind-rules.ts';
import { artUrl } from '#sandbox/world/matches/wire/match-images.ts';
import { EXTRA_WINDOW, MANUAL_OPEN_DELAY_MS, RAIN_BANDS } from './rain-hours.table.ts';
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
      potLeft: String(isPrepared ? windows.remainingIn(row) : row.pot),
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

type Rules = ActivityKindRules<'rain'>;

/** Coins of a window at most, and envelopes. */
const POT_MAX = 1_000_000;
const ENVELOPES_MAX = 5_000;

/** A window of the plan for an operator: closed from when its commitment is published. */
function windowGroup({ window_id, title, open_at, pot, count, commitment }: RainWindowRow): EditGroup {
  const isOpen = commitment === '';
  const sizes = { min: ENVELOPES_EACH, unit: 'count' } as const;
  return {
    group: window_id,
    label: `${title} ${dayTime(serverTime(open_at))}`,
    note: isOpen ? '公布承诺之前可以改' : '这一场的承诺已经公布，红包名单定了，不能再改',
    isOpen,
    sum: null,
    fields: [
      { name: 'pot', label: '红包池', value: pot, min: ENVELOPES_EACH, max: POT_MAX, unit: 'coins' },
      { name: 'envelopes', label: '红包个数', value: count, max: ENVELOPES_MAX, ...sizes },
    ],
  };
}

/** Windows to come up to the first whose list is not fixed. */
function groupsOf(windows: RainWindows, now: number): readonly EditGroup[] {
  windows.keepUp(now);
  const { store } = windows;
  const ahead = store.between(now, now + 2 * DAY_MS);
  const firstOpen = ahead.findIndex(({ commitment }) => commitment === '');
  return ahead.slice(0, firstOpen + 1).map(windowGroup);
}

/** Opens one more window shortly, for an operator. */
function openNow(windows: RainWindows, now: number): void {
  windows.keepUp(now);
  windows.plan(now + MANUAL_OPEN_DELAY_MS, EXTRA_WINDOW);
}

/** Operator steps of rain: one more window, and the contents of the next one that is not fixed yet. */
const rainAdmin = (windows: RainWindows): Required<Pick<Rules, 'operator' | 'editor'>> => ({
  operator: {
    labels: { openWindow: '马上加一场' },
    run: (_step, _edition, now) => openNow(windows, now),
  },
  editor: {
    groups: (_edition, now) => groupsOf(windows, now),
    edit({ group }, { pot = 0, envelopes = 0 }) {
      if (pot < envelopes) throw new EditRefusal('每个红包至少 1 金币，红包池不能比个数少');
      windows.store.replan(group, pot, envelopes);
    },
  },
});

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
    ...rainAdmin(windows),
  };
}
