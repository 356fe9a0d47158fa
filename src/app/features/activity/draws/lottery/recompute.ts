import { commitmentOf, listHashOf, winnersOf } from '#contract/activity/rules/public-draw.ts';
import type { LotteryProof } from '#contract/activity/schema/kinds/lottery.ts';

/** One step of a proof: the published value, and the value this browser computes. */
export type ProofStep = {
  readonly name: 'commitment' | 'list' | 'winners';
  readonly published: string;
  readonly computed: string;
};

/** Draws once more from the seed and the list alone, and sets it beside what was published. */
export function recompute({ draw, seed, tickets, listHash }: LotteryProof): readonly ProofStep[] {
  const winners = draw.places.flatMap((place) => place.winners);
  return [
    { name: 'commitment', published: draw.commitment, computed: commitmentOf(seed) },
    { name: 'list', published: listHash, computed: listHashOf(tickets) },
    {
      name: 'winners',
      published: winners.join(' '),
      computed: winnersOf(seed, tickets, winners.length).join(' '),
    },
  ];
}

/** Reports whether both values are equal. */
export const isSame = ({ published, computed }: ProofStep): boolean => published === computed;
