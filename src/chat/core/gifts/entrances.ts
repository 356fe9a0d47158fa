import type { Sender } from '#contract/models/chat-row.ts';
import type { UserId } from '#contract/models/ids.ts';
import { ENTRANCE_AGAIN_MS, ENTRANCE_MS, ENTRANCES_WAITING_MAX } from './stage-limits.ts';

/** People of high tiers coming in: one after the other, nobody twice within a minute. */
export class Entrances {
  readonly #waiting: Sender[] = [];
  readonly #lastSeen = new Map<UserId, number>();
  #current: { readonly sender: Sender; readonly endsAt: number } | null = null;
  #quiet = false;

  get current(): Sender | null {
    return this.#current?.sender ?? null;
  }

  add(sender: Sender, at: number): void {
    const last = this.#lastSeen.get(sender.userId);
    if (this.#quiet || (last !== undefined && at - last < ENTRANCE_AGAIN_MS)) return;
    if (this.#waiting.length >= ENTRANCES_WAITING_MAX) return;
    this.#lastSeen.set(sender.userId, at);
    this.#waiting.push(sender);
  }

  quiet(quiet: boolean): void {
    this.#quiet = quiet;
    if (!quiet) return;
    this.#current = null;
    this.#waiting.length = 0;
  }

  settle(at: number): void {
    if (this.#current && this.#current.endsAt <= at) this.#current = null;
    if (this.#current) return;
    const sender = this.#waiting.shift();
    if (sender) this.#current = { sender, endsAt: at + ENTRANCE_MS };
  }

  forget(at: number): void {
    for (const [user, seen] of this.#lastSeen)
      if (at - seen >= ENTRANCE_AGAIN_MS) this.#lastSeen.delete(user);
  }

  nextAt(): number {
    return this.#current?.endsAt ?? Number.POSITIVE_INFINITY;
  }
}
