import type { OpenView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { paidOf, partOf } from '#sandbox/games/fair-pays.ts';
import { HILO_ROWS, type HiloRow } from '#sandbox/games/hilo/hilo.table.ts';
import {
  afterGuess,
  followHilo,
  guessChance,
  HILO_MOVES,
  type HiloState,
  hiloPays,
  hiloReturn,
} from '#sandbox/games/hilo/hilo.ts';
import { percentText, stakeText, timesText } from '../amount-text.ts';
import { element } from '../controls/element.ts';
import { isOpenRound, type MoveButton, pause, prefersStill, rowOf, type Scene } from '../scene.ts';
import { wearPalette } from '../symbols/palette-colours.ts';
import { createDeck } from './deck.ts';
import { guessTable, hiloRules } from './hilo-texts.ts';

/** Time in which a card turns: the same whatever it shows. */
const TURN_MS = 420;

/** The state of a round, read from its turned cards. */
function stateOf({ rules }: HiloRow, { outcome, moves }: RoundView): HiloState {
  let at = 0;
  return followHilo(rules, () => outcome[at++] ?? 0, moves);
}

/** Text of one guess: its chance, and the multiple after it. */
function guessText(row: HiloRow, state: HiloState, guess: 0 | 1): string {
  const chance = guessChance(row.rules, state, guess);
  const after = afterGuess(row.rules, state, guess);
  if (!chance || !after) return `${row.look.guesses[guess]}：不能选`;
  return `${row.look.guesses[guess]}：概率 ${percentText(partOf(chance))}，猜中后 ${timesText(hiloPays(row.rules, after))}`;
}

function buttonsOf(row: HiloRow, view: OpenView, round: RoundView): readonly MoveButton[] {
  const state = stateOf(row, round);
  const amount = paidOf(BigInt(round.stake), hiloPays(row.rules, state));
  const left = row.rules.skips - state.skips;
  const buttons: Readonly<Record<number, MoveButton>> = {
    [HILO_MOVES.higher]: { move: HILO_MOVES.higher, label: row.look.guesses[0] },
    [HILO_MOVES.lower]: { move: HILO_MOVES.lower, label: row.look.guesses[1] },
    [HILO_MOVES.skip]: { move: HILO_MOVES.skip, label: `换牌，还有 ${left} 次` },
    [HILO_MOVES.take]:
      state.guesses === 0
        ? { move: HILO_MOVES.take, label: `退还本金 ${stakeText(amount, view)}` }
        : { move: HILO_MOVES.take, label: `现在取回 ${stakeText(amount, view)}`, isMain: true },
  };
  return round.next.flatMap((move) => buttons[move] ?? []);
}

function openText(row: HiloRow, round: RoundView): string {
  const state = stateOf(row, round);
  return state.guesses === 0
    ? '猜下一张，或先换牌'
    : `已猜中 ${state.guesses} 次，现在是 ${timesText(hiloPays(row.rules, state))}`;
}

function resultText(row: HiloRow, round: RoundView): string {
  const state = stateOf(row, round);
  const last = row.look.names[state.cards.at(-1) ?? 0] ?? '';
  if (state.isWrong) return `翻出 ${last}，没有猜中`;
  if (state.guesses === 0) return '没有猜，退还本金';
  return `猜中 ${state.guesses} 次，取回 ${timesText(hiloPays(row.rules, state))}`;
}

/** Cards are turned one after another; each right guess multiplies the winnings. */
export function createHiloScene(view: OpenView): Scene {
  const row = rowOf(HILO_ROWS, view);
  const { rules, look } = row;
  const deck = createDeck(look);
  const odds = look.guesses.map(() => element('p'));
  const rest = () => {
    deck.show([], null, true);
    for (const line of odds) line.textContent = '';
  };
  rest();
  const container = element('div', { class: 'hilo' }, deck.table, element('div', { class: 'odds' }, ...odds));
  wearPalette(container, look.palette);
  return {
    container,
    facts: [`${rules.ranks} 种牌`, `返还率 ${percentText(hiloReturn(rules))}`],
    unit: '每局',
    notes: () => [
      `换牌 ${rules.skips} 次，最多猜中 ${rules.guesses} 次`,
      `两局至少间隔 ${view.cycleMs / 1_000} 秒`,
    ],
    pays: { title: '概率', content: guessTable(row) },
    rules: hiloRules(row),
    choice: () => 0,
    startLabel: () => '翻第一张',
    begin: rest,
    rest,
    async show(round, still) {
      const state = stateOf(row, round);
      const calm = still || prefersStill();
      deck.show(state.cards, state.isWrong ? 'wrong' : null, calm);
      if (!calm) await pause(TURN_MS);
      const isOpen = isOpenRound(round);
      odds.forEach((line, guess) => {
        line.textContent = isOpen ? guessText(row, state, guess === 0 ? 0 : 1) : '';
      });
    },
    moves: {
      buttons: (round) => buttonsOf(row, view, round),
      openText: (round) => openText(row, round),
      enable: () => undefined,
      onMove: () => undefined,
    },
    resultText: (round) => resultText(row, round),
    roundName: (round) => `猜中 ${stateOf(row, round).guesses - (stateOf(row, round).isWrong ? 1 : 0)} 次`,
    onChoice: () => undefined,
  };
}
