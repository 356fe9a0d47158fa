import type { DanmakuText } from '#contract/community/chat/danmaku-schema.ts';
import { laneTimeoutOf, type Rank, rankOf } from './rank.ts';

/** A text whose time has come and that has no lane yet. */
export type Waiting = {
  readonly text: DanmakuText;
  readonly rank: Rank;
  /** Since when, ms of stage time. */
  readonly since: number;
  /** Number of equal texts received meanwhile, shown as one. */
  readonly count: number;
};

export type WaitingList = {
  readonly size: number;
  add(text: DanmakuText, at: number): void;
  /** Forgets texts that have waited too long. */
  expire(at: number): void;
  /** Returns the texts by rank, among equals the newest first. */
  inOrder(): readonly Waiting[];
  dequeue(entry: Waiting): void;
  remove(test: (text: DanmakuText) => boolean): void;
};

const alike = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/gu, '').toLowerCase();

/** Returns the merge key: the viewer's own texts are shown unchanged; equal texts of other members become one. */
const keyOf = (text: DanmakuText, rank: Rank): string =>
  rank === 0 ? `own ${text.key}` : `${rank} ${alike(text.text)}`;

export function createWaitingList(): WaitingList {
  const all = new Map<string, Waiting>();
  const drop = (test: (entry: Waiting) => boolean): void => {
    for (const [key, entry] of all) if (test(entry)) all.delete(key);
  };
  return {
    get size() {
      return all.size;
    },
    add(text, at) {
      const rank = rankOf(text);
      const key = keyOf(text, rank);
      const equal = all.get(key);
      all.set(key, equal ? { ...equal, count: equal.count + 1 } : { text, rank, since: at, count: 1 });
    },
    expire: (at) => drop(({ since, rank }) => at - since > laneTimeoutOf(rank)),
    inOrder: () =>
      [...all.values()].sort((left, right) => left.rank - right.rank || right.since - left.since),
    dequeue: (entry) => all.delete(keyOf(entry.text, entry.rank)),
    remove: (test) => drop(({ text }) => test(text)),
  };
}
