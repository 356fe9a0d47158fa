import type * as v from 'valibot';
import { COMBO_WINDOW_MS } from '#contract/community/gift/gift-rules.ts';
import type { Gift } from '#contract/community/gift/schema.ts';
import type { Random } from '#contract/units/random.ts';
import { between, integerBetween, weighted } from '#sandbox/world/matches/script/random-choice.ts';
import type { TimedDraft } from './later.ts';
import type { Persona } from './personas.ts';

export type GiftWire = v.InferInput<typeof Gift>;

/** Lengths of combos: most are short, a few are long. */
const COMBO: readonly (readonly [least: number, most: number, share: number])[] = [
  [1, 1, 55],
  [2, 4, 28],
  [5, 9, 13],
  [10, 18, 4],
];
const GROUPS: readonly (readonly [count: number, share: number])[] = [
  [1, 90],
  [10, 9],
  [66, 1],
];

/** Dear gifts are rare, and come from those of high level. */
const liking = ({ price }: GiftWire, { level }: Persona) =>
  1 / (1 + Number(price) ** 0.85 / (1 + level * level * 0.9));

/** One person's gift to the anchor: a push each time, all of one combo. */
export function giftDrafts(
  persona: Persona,
  gifts: readonly GiftWire[],
  to: string,
  at: number,
  next: Random,
): TimedDraft[] {
  const gift = weighted(next, gifts, (each) => (each.status === 1 ? liking(each, persona) : 0));
  if (!gift) return [];
  const [least = 1, most = 1] = weighted(next, COMBO, ([, , share]) => share) ?? [];
  const cheap = BigInt(gift.price) < 100n;
  const count = cheap ? (weighted(next, GROUPS, ([, share]) => share)?.[0] ?? 1) : 1;
  const comboId = `${persona.userId}-${gift.giftId}-${at}`;
  const { giftId, name, url, svgaUrl, price } = gift;
  let time = at;
  return Array.from({ length: integerBetween(next, least, most) }, () => {
    const push: TimedDraft = {
      userId: persona.userId,
      username: persona.username,
      avatar: persona.avatar,
      level: persona.level,
      type: 0,
      at: Math.round(time),
      content: { msgType: 'giftPush', giftId, name, url, svgaUrl, price, count, comboId, to },
    };
    time += between(next, 350, COMBO_WINDOW_MS * 0.6);
    return push;
  });
}
