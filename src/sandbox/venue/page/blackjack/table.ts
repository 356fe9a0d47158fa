import type { RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import type { BlackjackRow } from '#sandbox/games/blackjack/blackjack.table.ts';
import { type BlackjackTable, handEnd, tableOf } from '#sandbox/games/blackjack/blackjack.ts';
import { pointsOf } from '#sandbox/games/blackjack/points.ts';
import type { Card } from '#sandbox/games/cards/cards.ts';
import { isNetWin } from '../amount-text.ts';
import { createHand, type Hand } from '../cards/hand.ts';
import { drawing, element } from '../controls/element.ts';
import { pause } from '../scene.ts';
import { symbolDrawing } from '../symbols/symbol-art.ts';
import { BLACKJACK_CLOTHS } from './blackjack-look.table.ts';
import { endText, HAND_NAMES, pointsText } from './blackjack-texts.ts';

/** Interval between two cards: always the same, whatever the result. */
const CARD_MS = 340;
const PLACES = 2;

const put = (hand: Hand, cards: readonly (Card | null)[]) => {
  const open = cards.filter((card) => card !== null);
  hand.show(cards, open.length === 0 ? '' : pointsText(pointsOf(open)));
};

/** The cloth with its lines, its emblem and what lies on it. */
function clothOf({ look }: BlackjackRow, ...parts: readonly Node[]): HTMLElement {
  const { lines, emblem } = BLACKJACK_CLOTHS[look];
  const field = { viewBox: '0 0 1000 560', preserveAspectRatio: 'none', class: 'felt__lines' };
  const ground = drawing(
    'svg',
    { ...field, 'aria-hidden': 'true' },
    `<path d="${lines}" vector-effect="non-scaling-stroke"/>`,
  );
  const emblems = emblem ? [symbolDrawing(emblem, false)] : [];
  return element('div', { class: `bj bj--${look}` }, ground, ...emblems, ...parts);
}

const isWonAt = ({ rules }: BlackjackRow, table: BlackjackTable, at: number) => {
  const hand = table.hands[at];
  return hand !== undefined && ['won', 'natural'].includes(handEnd(rules, hand, table));
};

/** The hands of the player: one, or two after a split. */
function createOwnHands(row: BlackjackRow) {
  const single = createHand('我', PLACES);
  const pair = HAND_NAMES.map((name) => createHand(name, PLACES));
  const all = [single, ...pair];
  const shownOf = (count: number) => (count > 1 ? pair : [single]);
  return {
    group: element('div', { class: 'bj__own' }, ...all.map(({ container }) => container)),
    clear() {
      for (const hand of all) {
        put(hand, []);
        hand.note('');
        hand.win(false);
        hand.container.hidden = hand !== single;
      }
    },
    deal: (cards: readonly Card[]) => put(single, cards),
    /** @param noteOf text under a hand by its index */
    show({ hands, active }: BlackjackTable, noteOf: (at: number) => string) {
      const shown = shownOf(hands.length);
      for (const hand of all) hand.container.hidden = !shown.includes(hand);
      shown.forEach((hand, at) => {
        put(hand, hands[at]?.cards ?? []);
        hand.note(noteOf(at));
        hand.container.classList.toggle('hand--active', hands.length > 1 && at === active);
      });
    },
    win: (table: BlackjackTable, round: RoundView) =>
      shownOf(table.hands.length).forEach((hand, at) => {
        hand.win(isNetWin(round) && isWonAt(row, table, at));
      }),
  };
}

/** The table of a dealer and a player. @param stakeOf text of the stake of a hand */
export function createTable(row: BlackjackRow, stakeOf: (round: RoundView, at: number) => string) {
  const dealer = createHand('庄家', PLACES);
  const own = createOwnHands(row);
  const message = element('p', { class: 'bj__say' });
  const cloth = clothOf(row, dealer.container, message, own.group);
  cloth.classList.add('is-gain');
  const clear = () => {
    put(dealer, []);
    own.clear();
    message.textContent = '';
  };
  clear();
  const hidden = row.rules.peeks ? [null] : [];
  /** The first cards one after another. */
  const deal = async ({ dealer: [up = 0], hands: [hand] }: BlackjackTable) => {
    const [first = 0, second = 0] = hand?.cards ?? [];
    for (const step of [
      () => own.deal([first]),
      () => put(dealer, [up]),
      () => own.deal([first, second]),
      () => put(dealer, [up, ...hidden]),
    ]) {
      await pause(CARD_MS);
      step();
    }
  };
  const end = async (table: BlackjackTable, round: RoundView, still: boolean) => {
    for (let count = 1; count <= table.dealer.length; count += 1) {
      if (!still && count > 1) await pause(CARD_MS);
      put(dealer, table.dealer.slice(0, count));
    }
    own.show(table, (at) => endText(row, table, at));
    own.win(table, round);
    message.textContent = '';
  };
  return {
    cloth,
    clear,
    async show(round: RoundView, still: boolean) {
      const table = tableOf(round.outcome);
      if (!still && round.moves.length === 0) await deal(table);
      const noteOf = (at: number) => stakeOf(round, at);
      if (!still && round.moves.length > 0) await pause(CARD_MS / 2);
      own.show(table, noteOf);
      if (table.active < 0) return end(table, round, still);
      put(dealer, [table.dealer[0] ?? 0, ...hidden]);
      message.textContent = hidden.length > 0 ? '暗牌在你停牌后翻开' : '第二张在你停牌后发出';
    },
  };
}
