import { backPart } from '#sandbox/games/fair-pays.ts';
import { LOTTERY_ROWS } from '#sandbox/games/lottery/lottery.table.ts';
import { allBets, betOf, createPrices } from '#sandbox/games/lottery/lottery.ts';
import { percentText } from '../amount-text.ts';
import { element } from '../controls/element.ts';
import { rowOf } from '../scene.ts';
import { type CreateTableScene, minuteIssueName } from '../table/table-scene.ts';
import { createBetBoard } from './bet-board.ts';
import { createIssueBar } from './issue-bar.ts';
import { betNumbers, everyText, numberText, rulesOf } from './lottery-texts.ts';
import { createSelection } from './selection.ts';
import { createSlip } from './slip.ts';
import { createTrend } from './trend.ts';

/** A lottery: numbers are chosen on a board, for the issue that is open and for later ones. */
export const createLotteryScene: CreateTableScene = (port) => {
  const row = rowOf(LOTTERY_ROWS, port.view);
  const { game, minutes } = row;
  const back = percentText(backPart(row.back));
  const all = allBets(game);
  const selection = createSelection(game);
  const prices = createPrices(game, row.back);
  const issue = createIssueBar(port, row);
  const board = createBetBoard({ game, prices, selection });
  const trend = createTrend(row);
  const slip = createSlip({ port, row, selection });
  slip.draw();
  return {
    container: element(
      'div',
      { class: 'lottery' },
      issue.container,
      board.container,
      trend.container,
      slip.bar,
    ),
    facts: [`返还率 ${back}`, everyText(minutes)],
    tabs: [{ title: '投注', content: slip.card }],
    rules: rulesOf(game, { minutes, back }),
    update(state) {
      issue.update(state);
      trend.update(state.past);
      slip.draw();
    },
    betText({ choice }) {
      const { kind, bet } = betOf(all, choice);
      return `${kind.name} ${betNumbers(game, kind, bet)}`;
    },
    resultText: (result) => result.map((number) => numberText(game, number)).join(' '),
    issueText: (opensAt) => minuteIssueName(opensAt, minutes),
  };
};
