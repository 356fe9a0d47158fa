import { mergeTallies, type Tally } from '#replay/measure/tally.ts';
import type { PartLink } from '#replay/play/part-link.ts';

/** A part that may be lost while it plays. */
export type KeptPart = PartLink & {
  /** What it counted when it was heard of last. */
  last(): Tally;
};

/**
 * From its beginning to play a part no longer fails: when it is gone `lose` is told why, and what it counted last stands
 * for it.
 */
export function keptPart(link: PartLink, lose: (why: Error) => void): KeptPart {
  let last = mergeTallies([]);
  const gone = (thrown: unknown) => lose(thrown instanceof Error ? thrown : new Error(String(thrown)));
  return {
    ...link,
    play: (startAt) => link.play(startAt).catch(gone),
    stop: () => link.stop().catch(gone),
    async acknowledged() {
      try {
        return await link.acknowledged();
      } catch (thrown) {
        gone(thrown);
        return [];
      }
    },
    async tally(records) {
      try {
        last = await link.tally(records);
      } catch (thrown) {
        gone(thrown);
      }
      return last;
    },
    last: () => last,
  };
}
