import type { Sender } from '#contract/community/chat/row.ts';
import type { GiftRun } from '#contract/community/gift/stage.ts';
import type { UserId } from '#contract/fields/ids.ts';
import { insertByPrecedence, worthOf } from './gift-runs.ts';

const ANIMATIONS_WAITING_MAX = 12;
/** Worth in coins from which a gift, or several sent at once, takes the stage; smaller ones show as banners. */
const STAGE_FROM_COINS = 100n;
/** One sender's animations within the budget's time; the viewer's own are free. */
const BUDGET_ANIMATIONS = 3;
const BUDGET_MS = 20_000;
/** Maximum time an animation holds the stage if its end is never reported (page hidden or broken), ms. */
const ANIMATION_MAX_MS = 15_000;
const ENTRANCE_MS = 3_000;
const ENTRANCES_WAITING_MAX = 4;
const ENTRANCE_AGAIN_MS = 60_000;

/**
 * Shows one item at a time, each for a limited time, while the others are queued. A viewer with reduced motion is shown
 * none. Times are local monotonic ms.
 */
class OneAtATime<Item> {
  readonly #lastsMs: number;
  readonly #waiting: Item[] = [];
  #current: { readonly item: Item; readonly endsAt: number } | null = null;
  #isQuiet = false;

  /** @param lastsMs how long one is shown at most */
  constructor(lastsMs: number) {
    this.#lastsMs = lastsMs;
  }

  get current(): Item | null {
    return this.#current?.item ?? null;
  }

  /** Queued items, the next one first; the code that adds one keeps the queue within its limit. */
  get waiting(): Item[] {
    return this.#waiting;
  }

  get isQuiet(): boolean {
    return this.#isQuiet;
  }

  /** Reduced motion: nothing is shown and nothing waits to be shown. */
  quiet(quiet: boolean): void {
    this.#isQuiet = quiet;
    if (!quiet) return;
    this.#current = null;
    this.#waiting.length = 0;
  }

  /** Ends the current item before its time. */
  finish(): void {
    this.#current = null;
  }

  settle(at: number): void {
    if (this.#current && this.#current.endsAt <= at) this.#current = null;
    if (this.#current) return;
    const item = this.#waiting.shift();
    if (item !== undefined) this.#current = { item, endsAt: at + this.#lastsMs };
  }

  /** Returns the time at which the current item ends, or Infinity. */
  nextAt(): number {
    return this.#current?.endsAt ?? Number.POSITIVE_INFINITY;
  }
}

/** Limits animations per sender, so that no single sender fills the stage. */
class SenderBudget {
  readonly #spent = new Map<UserId, { readonly since: number; times: number }>();

  /** False when the sender has had their share. */
  spend(sender: UserId, at: number): boolean {
    const spent = this.#spent.get(sender);
    if (!spent || at - spent.since >= BUDGET_MS) {
      this.#spent.set(sender, { since: at, times: 1 });
      return true;
    }
    spent.times += 1;
    return spent.times <= BUDGET_ANIMATIONS;
  }

  forget(at: number): void {
    for (const [sender, { since }] of this.#spent) if (at - since >= BUDGET_MS) this.#spent.delete(sender);
  }
}

const itself = (run: GiftRun): GiftRun => run;

/**
 * Stage of the big gifts: one animation at a time, the others in a bounded queue; those that do not fit are counted, never
 * dropped silently.
 */
export class AnimationQueue extends OneAtATime<GiftRun> {
  readonly #budget = new SenderBudget();
  skipped = 0;

  constructor() {
    super(ANIMATION_MAX_MS);
  }

  add(run: GiftRun, at: number): void {
    if (run.animationUrl === '' || this.isQuiet || worthOf(run) < STAGE_FROM_COINS) return;
    if (!run.own && !this.#budget.spend(run.sender.userId, at)) {
      this.skipped += 1;
      return;
    }
    insertByPrecedence(this.waiting, run, itself);
    if (this.waiting.length > ANIMATIONS_WAITING_MAX) {
      this.waiting.pop();
      this.skipped += 1;
    }
  }

  /** The page has shown the animation of this run, or could not. */
  shown(runId: string): void {
    if (this.current?.runId === runId) this.finish();
  }

  forget(at: number): void {
    this.#budget.forget(at);
  }
}

/** Entrances of high-tier members: one after the other, no member twice within a minute. */
export class EntranceQueue extends OneAtATime<Sender> {
  readonly #lastSeen = new Map<UserId, number>();

  constructor() {
    super(ENTRANCE_MS);
  }

  add(sender: Sender, at: number): void {
    const last = this.#lastSeen.get(sender.userId);
    if (this.isQuiet || (last !== undefined && at - last < ENTRANCE_AGAIN_MS)) return;
    if (this.waiting.length >= ENTRANCES_WAITING_MAX) return;
    this.#lastSeen.set(sender.userId, at);
    this.waiting.push(sender);
  }

  forget(at: number): void {
    for (const [user, seen] of this.#lastSeen)
      if (at - seen >= ENTRANCE_AGAIN_MS) this.#lastSeen.delete(user);
  }
}
