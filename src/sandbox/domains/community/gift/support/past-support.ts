import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '#contract/units/durations.ts';
import { type Random, random } from '#contract/units/random.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { audience, type Persona, personas } from '#sandbox/world/crowd/personas.ts';
import { ANCHORS, type AnchorSeed } from '#sandbox/world/seeds/seed-anchors.ts';
import type { CrowdBooking } from './crowd-gifts.ts';

/** Days before the start of the sandbox on which the crowd gave: one evening in each week. */
const EVENINGS = [2, 9, 16, 23, 30, 37] as const;
/** Number of fans: of the least known anchor, and the addition for the best known. */
const FANS = { least: 20, more: 60 };
/** Range of coins of a fan of level 0, in whole coins: most give little, a few give much. */
const COINS = { least: 20, most: 6_000 };

type Ports = {
  readonly db: DatabaseSync;
  readonly book: CrowdBooking;
  readonly seed: number;
  readonly now: number;
};

function fansOf({ anchorRoomId, fame }: AnchorSeed, people: readonly Persona[], next: Random): Persona[] {
  const pickFan = audience(people, `a-${anchorRoomId}`);
  const fans = new Set<Persona>();
  const wanted = FANS.least + Math.round(FANS.more * fame);
  for (let tries = 0; fans.size < wanted && tries < wanted * 4; tries++) {
    const fan = pickFan(next);
    if (fan) fans.add(fan);
  }
  return [...fans];
}

const coinsOf = ({ level }: Persona, next: Random): bigint =>
  BigInt(Math.round(COINS.least * (COINS.most / COINS.least) ** (next() ** 2) * (1 + level / 2)));

/** Books the crowd's gifts to anchors in the weeks before, once, so that they have fans on the first day. */
export function bookPastSupport({ db, book, seed, now }: Ports): void {
  const people = personas(seed);
  transaction(db, () => {
    for (const anchor of ANCHORS) {
      const next = random(`${seed} support ${anchor.anchorRoomId}`);
      const evenings = Map.groupBy(fansOf(anchor, people, next), () => Math.floor(next() * EVENINGS.length));
      for (const [evening, fans] of evenings) {
        const at = now - (EVENINGS[evening] ?? 0) * DAY_MS;
        const givers = fans.map((persona) => ({ ...persona, coins: coinsOf(persona, next) }));
        book({ roomNo: `a-${anchor.anchorRoomId}`, anchorRoomId: anchor.anchorRoomId, at, givers });
      }
    }
  });
}
