import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { envelopesCommitment, envelopesOf } from '#contract/activity/rules/envelope-list.ts';
import { ENVELOPES_EACH } from '#contract/activity/schema/kinds/rain.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { giverWallet, issueOf } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { SELF_CHOSEN_NAMES } from '#sandbox/world/seeds/seed-crowd-names.ts';
import {
  EXTRA_WINDOW,
  FIRST_AFTER_MS,
  type PlannedWindow,
  PREPARED_BEFORE_MS,
  RAIN_CROWD,
  RAIN_HOURS,
  RAIN_LASTS_MS,
} from './rain-hours.table.ts';
import { createRainStore, type RainEntryRow, type RainStore, type RainWindowRow } from './rain-store.ts';

type Ports = { readonly db: DatabaseSync; readonly ledger: Ledger };

export type RainWindows = ReturnType<typeof createRainWindows>;

/** People of the crowd are named by it and their number in a window. */
const CROWD = 'crowd:';
const CROWD_WALLET = giverWallet('rain-crowd');

/** The coins of a window; nothing is paid from anywhere else. */
export const rainPot = (windowId: string) => `activity:rain:${windowId}:COIN`;

/** Coins of a part of a window's list. */
const coinsIn = (store: RainStore, { window_id }: RainWindowRow, first: number, end?: number): number =>
  store
    .envelopes(window_id)
    .slice(first, end)
    .reduce((all, amount) => all + amount, 0);

const sum = (entries: readonly RainEntryRow[]) => entries.reduce((all, { total }) => all + total, 0);

/** Moves coins into and out of the pots. */
function potMoves(ledger: Ledger) {
  const book = (windowId: string, from: string, to: string, coins: number, at: number) => {
    if (coins === 0) return;
    const amount = BigInt(coins);
    ledger.book({
      kind: 'activity',
      at,
      roomNo: null,
      note: windowId,
      entries: [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
    });
  };
  return {
    fill({ window_id, pot }: RainWindowRow, at: number) {
      ledger.open(issueOf('COIN'), 'COIN', true);
      ledger.open(rainPot(window_id), 'COIN', false);
      book(window_id, issueOf('COIN'), rainPot(window_id), pot, at);
    },
    /** A member's part, back to the issuer, from whom prizes are paid. */
    pay({ window_id }: RainWindowRow, coins: number, at: number) {
      book(window_id, rainPot(window_id), issueOf('COIN'), coins, at);
    },
    /** Pays the crowd's part at once, and returns the rest to its source. */
    empty({ window_id }: RainWindowRow, ofCrowd: number, remainder: number, at: number) {
      ledger.open(CROWD_WALLET, 'COIN', false);
      book(window_id, rainPot(window_id), CROWD_WALLET, ofCrowd, at);
      book(window_id, rainPot(window_id), issueOf('COIN'), remainder, at);
    },
  };
}

/** Returns the time at which the n-th crowd member arrives, epoch ms. */
const arrivalOf = ({ open_at, end_at }: RainWindowRow, n: number): number =>
  open_at + Math.floor(((n + 0.5) / RAIN_CROWD.people) * RAIN_CROWD.within * (end_at - open_at));

const nameOf = ({ open_at }: RainWindowRow, n: number): string =>
  SELF_CHOSEN_NAMES[(Math.floor(open_at / RAIN_LASTS_MS) + n * 7) % SELF_CHOSEN_NAMES.length] ?? '';

/** Gives the next envelopes of the list to a participant; returns the window after that, and their entry. */
function distribute(store: RainStore, window: RainWindowRow, person: string, name: string, at: number) {
  const count = Math.min(ENVELOPES_EACH, window.count - window.taken);
  const entry = {
    window_id: window.window_id,
    person,
    name,
    at,
    first: window.taken,
    count,
    total: coinsIn(store, window, window.taken, window.taken + count),
  };
  if (count > 0) store.enter(entry);
  return { entry, window: { ...window, taken: window.taken + count } };
}

/** Plans what is to come: the hours of yesterday, today and tomorrow, and in a new world one soon. */
function planning(store: RainStore) {
  const plan = (openAt: number, { title, pot, envelopes }: PlannedWindow): string => {
    const windowId = `rain-${openAt}`;
    store.plan({
      window_id: windowId,
      title,
      open_at: openAt,
      end_at: openAt + RAIN_LASTS_MS,
      pot,
      count: envelopes,
    });
    return windowId;
  };
  return {
    plan,
    planAhead(now: number) {
      if (store.isEmpty()) {
        const minute = RAIN_LASTS_MS;
        plan(Math.ceil((now + FIRST_AFTER_MS) / minute) * minute, EXTRA_WINDOW);
      }
      const today = siteDayOf(now);
      for (const days of [-1, 0, 1])
        for (const hour of RAIN_HOURS) plan(siteDayStart(today, days) + hour.afterMidnightMs, hour);
    },
  };
}

/** Prepares a window, lets the crowd come to it, and closes it. */
function windowLife(store: RainStore, pots: ReturnType<typeof potMoves>) {
  const prepare = (window: RainWindowRow, at: number): RainWindowRow => {
    if (window.commitment !== '') return window;
    const seed = randomBytes(32).toString('hex');
    const envelopes = envelopesOf(seed, window.pot, window.count);
    const prepared = { ...window, seed, commitment: envelopesCommitment(seed, envelopes) };
    store.prepare({ ...prepared, envelopes });
    pots.fill(prepared, at);
    return prepared;
  };
  const addCrowd = (window: RainWindowRow, now: number): RainWindowRow => {
    let moved = window;
    while (moved.crowd < RAIN_CROWD.people && arrivalOf(window, moved.crowd) <= now) {
      const at = arrivalOf(window, moved.crowd);
      const distributed = distribute(store, moved, CROWD + moved.crowd, nameOf(window, moved.crowd), at);
      moved = { ...distributed.window, crowd: moved.crowd + 1 };
    }
    if (moved !== window) store.progress(moved);
    return moved;
  };
  const close = (window: RainWindowRow) => {
    const crowd = store.top(window.window_id, window.count).filter(({ person }) => person.startsWith(CROWD));
    pots.empty(window, sum(crowd), coinsIn(store, window, window.taken), window.end_at);
    store.progress({ ...window, is_over: true });
  };
  return {
    prepare,
    bringCrowd: addCrowd,
    /** To where it is at a time. */
    advance(window: RainWindowRow, now: number) {
      const current = addCrowd(prepare(window, Math.min(now, window.open_at)), now);
      if (current.end_at <= now) close(current);
    },
  };
}

/**
 * Creates the windows of red-packet rain: planned by the hour, prepared with a list that is fixed by its commitment, given
 * out in the order of the list, and closed with the rest returned. The crowd takes its part over time.
 */
export function createRainWindows({ db, ledger }: Ports) {
  const store = createRainStore(db);
  const pots = potMoves(ledger);
  const { plan, planAhead } = planning(store);
  const { prepare, bringCrowd, advance } = windowLife(store, pots);

  return {
    store,
    plan,
    /**
     * Plans and prepares windows, lets the crowd enter, and closes ended ones. Of windows without visitors only the last is
     * held.
     */
    keepUp(now: number) {
      transaction(db, () => {
        planAhead(now);
        const last = store.lastOver(now)?.window_id;
        for (const window of store.begun(now + PREPARED_BEFORE_MS)) {
          const isMissed = window.end_at <= now && window.commitment === '' && window.window_id !== last;
          if (isMissed) store.progress({ ...window, is_over: true });
          else advance(window, now);
        }
      });
    },
    /** Prepares the next one, so that what is in it can be published. */
    prepareNext(now: number) {
      const next = store.next(now);
      if (next) transaction(db, () => prepare(next, now));
    },
    /**
     * Gives a member their envelopes: their coins leave the pot for the issuer, from which prizes are paid. Called within a
     * transaction. @throws Refusal NOT_FOUND, ACTIVITY_NOT_OPEN, ACTIVITY_USED_UP
     */
    enter(windowId: string, person: string, name: string, now: number): RainEntryRow {
      const found = store.byId(windowId) ?? refuse('NOT_FOUND');
      if (found.is_over || now < found.open_at || now >= found.end_at) refuse('ACTIVITY_NOT_OPEN');
      if (store.entry(windowId, person)) refuse('ACTIVITY_USED_UP');
      const window = bringCrowd(prepare(found, now), now);
      if (window.taken >= window.count) refuse('ACTIVITY_USED_UP');
      const { entry, window: after } = distribute(store, window, person, name, now);
      store.progress(after);
      pots.pay(after, entry.total, now);
      return entry;
    },
    /** Returns the contents of an entry's envelopes, in their order. */
    envelopesIn: (entry: RainEntryRow): readonly number[] =>
      store.envelopes(entry.window_id).slice(entry.first, entry.first + entry.count),
    remainingIn: (window: RainWindowRow) => (window.is_over ? 0 : coinsIn(store, window, window.taken)),
  };
}
