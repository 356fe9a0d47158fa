import type { Curve } from '#sandbox/games/rise/rise.ts';
import { stakeText } from '../amount-text.ts';
import { createButton } from '../controls/button.ts';
import { element } from '../controls/element.ts';
import { createStakeField } from '../controls/stake-field.ts';
import type { TablePort } from '../table/table-scene.ts';
import { createAutoField, rangeText } from './auto-field.ts';
import { actionAt, type Choice, isOpen, ownBets } from './bet-action.ts';
import type { Flight } from './flight.ts';

/** Stakes to choose from, in multiples of the smallest one of the table. */
const STAKES = [1n, 5n, 10n, 25n, 50n, 100n, 250n] as const;

/** Requests of the button: one at a time, and one bet that waits for the next issue. */
function createOrders(port: TablePort, changed: () => void) {
  let isSending = false;
  let queued: Choice | null = null;
  const sending = async (request: () => Promise<unknown>) => {
    if (isSending) return;
    isSending = true;
    changed();
    await request();
    isSending = false;
    changed();
  };
  const place = ({ stake, choice }: Choice) =>
    sending(() => {
      const bet = { issue: port.state().issue.no, choice, stake: String(stake) };
      return port.place({ bets: [bet], stopsOnWin: false });
    });
  return {
    place,
    isSending: () => isSending,
    queued: () => queued,
    queue(choice: Choice | null) {
      queued = choice;
    },
    takeAll: () =>
      sending(async () => {
        for (const { roundId } of ownBets(port.state()).filter(isOpen)) await port.takeOut(roundId);
      }),
    /** Places the queued bet once its issue has opened; forgotten when the issue does not take it. */
    update() {
      if (!queued || port.state().issue.phase !== 'bets' || port.isHeld()) return;
      const choice = queued;
      queued = null;
      void place(choice);
    },
  };
}

/** Stake and automatic level of the next bet. */
function createChoice(port: TablePort, curve: Curve, changed: () => void) {
  const stake = createStakeField(
    STAKES.map((multiple) => BigInt(port.state().limits.least) * multiple),
    { unit: '每局', text: (amount) => stakeText(amount, port.view) },
    changed,
  );
  const auto = createAutoField(curve, changed);
  return {
    fields: [stake.field, auto.field],
    stake: stake.value,
    level: auto.value,
    lock(isLocked: boolean) {
      stake.lock(isLocked);
      auto.lock(isLocked);
    },
    /** Null, with a message, for a level that the curve does not have. */
    get(): Choice | null {
      const choice = auto.value();
      if (choice !== null) return { stake: stake.value(), choice };
      port.showMessage(`自动取回的倍数${rangeText(curve)}，最多两位小数`);
      auto.focus();
      return null;
    },
  };
}

/** Stake, automatic level, and the one button of the game. */
export function createBetControl(port: TablePort, curve: Curve) {
  let flight: Flight = { is: 'waiting', startsInMs: 0 };
  const orders = createOrders(port, () => draw());
  const chosen = createChoice(port, curve, () => draw());
  const action = () =>
    actionAt({
      view: port.view,
      state: port.state(),
      flight,
      stake: chosen.stake(),
      queued: orders.queued(),
    });
  const press = () => {
    if (orders.isSending() || port.isHeld()) return;
    const { does } = action();
    if (does === 'take') void orders.takeAll();
    if (does === 'unqueue') orders.queue(null);
    if (does === 'queue') orders.queue(chosen.get());
    const choice = does === 'bet' ? chosen.get() : null;
    if (choice) void orders.place(choice);
    draw();
  };
  const button = createButton({ class: 'btn btn--go rise-button' }, press);
  const draw = () => {
    const { does, text } = action();
    button.setAttribute('aria-disabled', String(does === 'nothing' || orders.isSending()));
    if (button.textContent !== text) button.textContent = text;
    chosen.lock(orders.queued() !== null || orders.isSending());
  };
  return {
    container: element('div', { class: 'rise-control' }, ...chosen.fields, button),
    /** Level to draw: that of the bet on this issue, or the chosen one. */
    level(): number | null {
      const [bet] = ownBets(port.state());
      return (bet ? bet.choice : chosen.level()) || null;
    },
    update: orders.update,
    draw(now: Flight) {
      flight = now;
      draw();
    },
  };
}
