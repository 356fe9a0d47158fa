import type { OpenView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { NINES_ROWS, type NinesRow } from '#sandbox/games/nines/nines.table.ts';
import { dealOf, handsOf, totalOf, winnerOf } from '#sandbox/games/nines/nines.ts';
import { ninesOdds } from '#sandbox/games/nines/nines-odds.ts';
import { isNetWin } from '../amount-text.ts';
import { oddsText, type PricedBet } from '../cards/bets.ts';
import { createDuelScene } from '../cards/duel-scene.ts';
import { createDuelTable, type DuelTable } from '../cards/duel-table.ts';
import { pause, type Scene } from '../scene.ts';
import { NINES_CLOTHS } from './nines-look.table.ts';
import { betNotes, handNote, ninesRules } from './nines-texts.ts';

/** Interval between two cards: always the same, whatever the result. */
const CARD_MS = 380;
const MOST_CARDS = 3;
/** Order of the sides on the table: away, tie, home; the other bets follow. */
const SIDES = ['away', 'tie', 'home'];

const endOf = ({ home, away, bets }: NinesRow, { outcome }: RoundView) => {
  const winner = winnerOf(dealOf(handsOf(outcome)));
  if (winner === 'tie') return `${bets.find(({ kind }) => kind === 'tie')?.name ?? ''}局`;
  return `${winner === 'home' ? home : away}胜`;
};

/** The bets in the order of the table, with their exact odds. */
function pricedBets(row: NinesRow): readonly PricedBet[] {
  const odds = ninesOdds(row);
  const placeOf = (choice: number) => {
    const place = SIDES.indexOf(row.bets[choice]?.kind ?? '');
    return place < 0 ? SIDES.length + choice : place;
  };
  return row.bets
    .map(({ name, odds: pays, sixOdds }, choice) => ({
      name,
      odds: pays,
      choice,
      ...(odds[choice] ?? { chance: 0, back: 0 }),
      ...(sixOdds === undefined ? {} : { note: `6 点胜赔 ${oddsText(sixOdds)}` }),
    }))
    .sort((a, b) => placeOf(a.choice) - placeOf(b.choice));
}

/** Deals a round on the table, away first. */
const dealing = (row: NinesRow, table: DuelTable) => async (round: RoundView, still: boolean) => {
  const { away, home } = handsOf(round.outcome);
  const [left, right] = table.hands;
  for (let count = 1; count <= MOST_CARDS; count += 1) {
    for (const [hand, cards] of [[left, away] as const, [right, home] as const]) {
      if (cards.length < count) continue;
      if (!still) await pause(CARD_MS);
      hand.show(cards.slice(0, count), String(totalOf(cards.slice(0, count))));
    }
  }
  left.note(handNote(away));
  right.note(handNote(home));
  const winner = winnerOf(dealOf({ away, home }));
  left.win(winner === 'away');
  right.win(winner === 'home');
  table.say(endOf(row, round), `${totalOf(away)} : ${totalOf(home)}`, isNetWin(round));
};

/** Two hands closest to nine: a bet is chosen, cards are dealt by fixed rules. */
export function createNinesScene(view: OpenView): Scene {
  const row = NINES_ROWS.find(({ name }) => name === view.game.name);
  if (!row) throw new RangeError(`no such title: ${view.game.name}`);
  const table = createDuelTable({ left: row.away, right: row.home, places: 2 }, NINES_CLOTHS[row.look]);
  return createDuelScene(view, {
    decks: row.decks,
    bets: pricedBets(row),
    facts: [],
    notes: betNotes(row),
    rules: ninesRules(row),
    table,
    deal: dealing(row, table),
    endText: (round) => endOf(row, round),
  });
}
