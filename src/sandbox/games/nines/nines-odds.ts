import type { BetOdds } from '../cards/bets.ts';
import { DECK_CARDS, SUITS } from '../cards/cards.ts';
import { DRAW_MAX_POINTS, NATURAL, type NinesBet, type NinesRow } from './nines.table.ts';
import { betPays, homeDraws, isWon, type NinesDeal } from './nines.ts';

const VALUES = 10;
const HUNDRED = 100;
const values = Array.from({ length: VALUES }, (_, value) => value);

/** A result with the number of its ordered deals of six cards. */
export type NinesWays = NinesDeal & { readonly ways: number };

/** Counts the remaining cards of each value; a taken one is put back when `run` ends. */
function createCounts(decks: number) {
  // Sixteen cards a deck count nothing, four each figure.
  const remaining = values.map((value) => decks * (value === 0 ? 16 : 4));
  return {
    /** Runs for every value with the number of cards that have it. */
    each(run: (value: number, ways: number) => void) {
      for (const value of values) {
        const ways = remaining[value] ?? 0;
        remaining[value] = ways - 1;
        run(value, ways);
        remaining[value] = ways;
      }
    },
  };
}

/** Sums the ways of deals by points and number of cards. */
function createSums() {
  const sums = new Map<number, number>();
  return {
    add(away: number, home: number, cards: number, ways: number) {
      const key = (cards * VALUES + away) * VALUES + home;
      sums.set(key, (sums.get(key) ?? 0) + ways);
    },
    list: (): readonly NinesWays[] =>
      [...sums].map(([key, ways]) => ({
        away: Math.floor(key / VALUES) % VALUES,
        home: key % VALUES,
        cards: Math.floor(key / VALUES ** 2),
        awayPair: false,
        homePair: false,
        ways,
      })),
  };
}

/**
 * Every way six cards can come, counted exactly: where fewer are dealt, the others come unseen. The ways of eight decks
 * together, 416 · 415 · 414 · 413 · 412 · 411, are below 2⁵³. Pairs are not counted.
 */
export function ninesWays(decks: number): readonly NinesWays[] {
  const { add, list } = createSums();
  const { each } = createCounts(decks);
  const [fifth, sixth] = [decks * DECK_CARDS - 4, decks * DECK_CARDS - 5];
  const homeThird = (away: number, home: number, third: number | null, ways: number) => {
    const dealt = third === null ? 4 : 5;
    const isDrawing = homeDraws(home, third);
    if (!isDrawing) return add(away, home, dealt, ways * (third === null ? fifth * sixth : sixth));
    const unseen = third === null ? sixth : 1;
    each((value, more) => add(away, (home + value) % VALUES, dealt + 1, ways * more * unseen));
  };
  const afterFour = (away: number, home: number, ways: number) => {
    if (away >= NATURAL || home >= NATURAL) return add(away, home, 4, ways * fifth * sixth);
    if (away > DRAW_MAX_POINTS) return homeThird(away, home, null, ways);
    each((third, more) => homeThird((away + third) % VALUES, home, third, ways * more));
  };
  each((a, w1) =>
    each((b, w2) =>
      each((c, w3) => each((d, w4) => afterFour((a + c) % VALUES, (b + d) % VALUES, w1 * w2 * w3 * w4))),
    ),
  );
  return list();
}

/** The exact odds of a bet. Two cards are a pair as often in one hand as in any other place of the shoe. */
function betOdds(bet: NinesBet, ways: readonly NinesWays[], decks: number): BetOdds {
  if (bet.kind === 'homePair' || bet.kind === 'awayPair') {
    const chance = (SUITS.length * decks - 1) / (DECK_CARDS * decks - 1);
    return { chance, back: (chance * bet.odds) / HUNDRED };
  }
  const all = ways.reduce((sum, deal) => sum + deal.ways, 0);
  const won = ways.reduce((sum, deal) => sum + (isWon(bet, deal) ? deal.ways : 0), 0);
  const paid = ways.reduce((sum, deal) => sum + (deal.ways / all) * betPays(bet, deal), 0);
  return { chance: won / all, back: paid / HUNDRED };
}

/** The exact odds of each bet of a title. */
export function ninesOdds({ bets, decks }: Pick<NinesRow, 'bets' | 'decks'>): readonly BetOdds[] {
  const ways = ninesWays(decks);
  return bets.map((bet) => betOdds(bet, ways, decks));
}
