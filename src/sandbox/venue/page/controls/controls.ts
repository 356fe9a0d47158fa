import type { OpenView, PlayView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { amountText, isNetWin, netText, stakeText } from '../amount-text.ts';
import type { PageState } from '../round.table.ts';
import type { Scene } from '../scene.ts';
import { element } from './element.ts';
import { createStakeField } from './stake-field.ts';

/** Stake, start button, and the last result. */
export type Controls = {
  readonly bar: HTMLElement;
  readonly result: HTMLElement;
  state(state: PageState): void;
  showMessage(text: string): void;
  show(round: RoundView): void;
  balance(play: PlayView): void;
  /** Blocks new rounds while the site holds the game. */
  hold(held: boolean): void;
};

const READY_TEXT = '选好金额后开始';
const HELD_TEXT = '已暂停，看完场边的提示再继续';
const BUSY: ReadonlySet<PageState> = new Set(['asking', 'showing', 'resting', 'lost']);

/** Result of a round: the return is green only when it exceeds the stake. */
function resultParts(scene: Scene, round: RoundView): readonly Node[] {
  const payout = BigInt(round.payout);
  const net = payout - BigInt(round.stake);
  const label = element('span', {}, scene.resultText(round));
  const back = element('span', {}, '返还 ', element('b', {}, amountText(payout)));
  const rest = element('span', isNetWin(round) ? { class: 'in' } : {}, `本局 ${netText(net)}`);
  return [label, element('i'), back, rest];
}

function createStart(press: () => void) {
  const start = element('button', { type: 'button', class: 'btn btn--go' });
  // A key that is held down starts one round, not many.
  start.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault();
  });
  start.addEventListener('click', press);
  return start;
}

export function createControls(view: OpenView, scene: Scene, begin: (stake: bigint) => void): Controls {
  let balance = BigInt(view.play.balance);
  let busy = false;
  let isHeld = false;
  const result = element('div', { class: 'result', role: 'status' }, READY_TEXT);
  const notes = element('div', { class: 'notes' });
  const draw = () => {
    const text = stakeText(stakes.value(), view);
    start.textContent = `${scene.startLabel()} ${text}`;
    // The button retains the focus during a round.
    start.setAttribute('aria-disabled', String(busy || isHeld || balance < stakes.value()));
    notes.replaceChildren(...scene.notes(stakes.value()).map((note) => element('span', {}, note)));
  };
  const start = createStart(() => {
    if (busy || isHeld) return;
    if (balance < stakes.value()) result.textContent = view.demo ? '试玩分不足' : '余额不足，先转入再玩';
    else begin(stakes.value());
  });
  const stakeTexts = { unit: scene.unit, text: (stake: bigint) => stakeText(stake, view) };
  const stakes = createStakeField(view.stakes.map(BigInt), stakeTexts, draw);
  draw();
  scene.onChoice(draw);
  return {
    bar: element('div', { class: 'bar' }, stakes.field, start, notes),
    result,
    state(state) {
      busy = BUSY.has(state);
      stakes.lock(busy);
      if (state === 'asking') result.textContent = '本局已开始';
      draw();
    },
    showMessage: (text) => {
      result.textContent = text;
    },
    show: (round) => result.replaceChildren(...resultParts(scene, round)),
    balance(play) {
      balance = BigInt(play.balance);
      draw();
    },
    hold(held) {
      if (held === isHeld) return;
      isHeld = held;
      if (!busy) result.textContent = held ? HELD_TEXT : READY_TEXT;
      draw();
    },
  };
}
