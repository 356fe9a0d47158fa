import type { OpenView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { prefersStill, type Scene } from '../scene.ts';
import { betsTable, createBetChoice, oddsText, type PricedBet, returnsText } from './bets.ts';
import type { DuelTable } from './duel-table.ts';

/** Parts of a title of two hands. */
type DuelParts = {
  readonly decks: number;
  /** The bets in the order of the table. */
  readonly bets: readonly PricedBet[];
  /** Facts beside the title, between the decks and the returns. */
  readonly facts: readonly string[];
  readonly notes: readonly string[];
  readonly rules: readonly string[];
  readonly table: DuelTable;
  deal(round: RoundView, still: boolean): Promise<void>;
  endText(round: RoundView): string;
};

/** A game of two hands: a bet is chosen, cards are dealt by fixed rules. */
export function createDuelScene(view: OpenView, parts: DuelParts): Scene {
  const { bets, table, decks, notes, rules } = parts;
  let changed: (() => void) | null = null;
  const { group, chosen } = createBetChoice(bets, () => changed?.());
  const betOf = (choice: number) => bets.find((bet) => bet.choice === choice);
  const nameOf = (choice: number) => betOf(choice)?.name ?? '';
  return {
    container: table.felt(group),
    facts: [`${decks} 副牌，每局洗牌`, ...parts.facts, returnsText(bets)],
    unit: '每局',
    notes: () => ['结果发牌前已抽定', `两局至少间隔 ${view.cycleMs / 1_000} 秒`],
    pays: { title: '赔率', content: betsTable(bets, notes) },
    rules,
    choice: chosen,
    startLabel: () => `押${nameOf(chosen())}`,
    begin: table.clear,
    rest: table.clear,
    show: (round, still) => parts.deal(round, still || prefersStill()),
    resultText: (round) =>
      `${nameOf(round.choice)} ${oddsText(betOf(round.choice)?.odds ?? 0)}，${parts.endText(round)}`,
    roundName: ({ choice }) => nameOf(choice),
    onChoice(listener) {
      changed = listener;
    },
  };
}
