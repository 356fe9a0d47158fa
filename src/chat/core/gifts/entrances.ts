import type { Sender } from '#contract/models/chat-row.ts';
import type { UserId } from '#contract/models/ids.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { ENTRANCE_AGAIN_MS, ENTRANCE_MS, ENTRANCES_WAITING_MAX } from './stage-limits.ts';

/** People of high tiers coming in: one after the other, nobody twice within a minute. */
export class Entrances extends OneAtATime<Sender> {
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
