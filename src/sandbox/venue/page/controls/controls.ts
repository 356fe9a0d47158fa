import type { OpenView, PlayView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { amountText, isNetWin, netText, stakeText } from '../amount-text.ts';
import type { PageState } from '../round.table.ts';
import { isOpenRound, type Scene } from '../scene.ts';
import { createButton } from './button.ts';
import { element } from './element.ts';
import { createStakeField } from './stake-field.ts';

/** Actions of the buttons. */
type Presses = {
  begin(stake: bigint): void;
  move(move: number): void;
};

/** Stake, start button or the buttons of an open round, and the last result. */
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
const BUSY: ReadonlySet<PageState> = new Set(['asking', 'showing', 'choosing', 'moving', 'resting', 'lost']);

/** Result of a round: the return is green only when it exceeds the stake. */
function resultParts(scene: Scene, round: RoundView): readonly Node[] {
  if (isOpenRound(round)) return [element('span', {}, scene.moves?.openText(round) ?? '')];
  const payout = BigInt(round.payout);
  const net = payout - BigInt(round.stake);
  const label = element('span', {}, scene.resultText(round));
  const back = element('span', {}, '返还 ', element('b', {}, amountText(payout)));
  const rest = element('span', isNetWin(round) ? { class: 'in' } : {}, `本局 ${netText(net)}`);
  return [label, element('i'), back, rest];
}

/** The buttons of an open round. */
function createMoveButtons(scene: Scene, move: (move: number) => void) {
  const group = element('div', { class: 'moves', role: 'group', 'aria-label': '本局操作', hidden: true });
  const focused = () =>
    [...group.children].find((button) => button === document.activeElement)?.getAttribute('data-move');
  return {
    group,
    /** The focus stays on the button of the same move, or returns to the moves of the drawing. */
    show(round: RoundView, hadFocus: boolean) {
      const last = focused();
      const buttons = isOpenRound(round) ? (scene.moves?.buttons(round) ?? []) : [];
      group.replaceChildren(
        ...buttons.map(({ isMain, label, ...button }) => {
          const kind = isMain ? 'btn--go' : 'btn--move';
          const attributes = { class: `btn ${kind}`, 'data-move': String(button.move) };
          return createButton(attributes, () => move(button.move), label);
        }),
      );
      group.hidden = buttons.length === 0;
      if (!hadFocus || !isOpenRound(round)) return;
      const same = group.querySelector<HTMLElement>(`[data-move="${last}"]`);
      if (same) same.focus();
      else if (scene.moves?.focus) scene.moves.focus();
      else group.querySelector('button')?.focus();
    },
    lock(locked: boolean) {
      for (const button of group.children) button.setAttribute('aria-disabled', String(locked));
    },
  };
}

/** Stake and start button. `refuse` shows why no round begins. */
function createStartBar(
  view: OpenView,
  scene: Scene,
  { begin, refuse }: { begin(stake: bigint): void; refuse(text: string): void },
) {
  let { play } = view;
  let busy = false;
  let isHeld = false;
  const isShort = () => BigInt(play.balance) < stakes.value();
  const notes = element('div', { class: 'notes' });
  const draw = () => {
    const text = stakeText(stakes.value(), view);
    start.textContent = `${scene.startLabel()} ${text}`;
    // The button retains the focus during a round.
    start.setAttribute('aria-disabled', String(busy || isHeld || isShort()));
    notes.replaceChildren(...scene.notes(stakes.value(), play).map((note) => element('span', {}, note)));
  };
  const press = () => {
    if (busy || isHeld) return;
    if (isShort()) refuse(view.demo ? '试玩分不足' : '余额不足，先转入再玩');
    else begin(stakes.value());
  };
  const start = createButton({ class: 'btn btn--go' }, press);
  const stakeTexts = { unit: scene.unit, text: (stake: bigint) => stakeText(stake, view) };
  const stakes = createStakeField(view.stakes.map(BigInt), stakeTexts, draw);
  draw();
  scene.onChoice(draw);
  scene.onStart?.(press);
  return {
    stakes: stakes.field,
    start,
    notes,
    set(changes: { readonly play?: PlayView; readonly busy?: boolean; readonly isHeld?: boolean }) {
      play = changes.play ?? play;
      busy = changes.busy ?? busy;
      isHeld = changes.isHeld ?? isHeld;
      stakes.lock(busy);
      draw();
    },
    isHeld: () => isHeld,
    isBusy: () => busy,
  };
}

export function createControls(view: OpenView, scene: Scene, { begin, move }: Presses): Controls {
  const result = element('div', { class: 'result', role: 'status' }, READY_TEXT);
  const showMessage = (text: string) => {
    result.textContent = text;
  };
  const startBar = createStartBar(view, scene, { begin, refuse: showMessage });
  const moves = createMoveButtons(scene, (made) => {
    if (!startBar.isHeld()) move(made);
  });
  return {
    bar: element('div', { class: 'bar' }, startBar.stakes, startBar.start, moves.group, startBar.notes),
    result,
    state(state) {
      if (state === 'asking') showMessage('本局已开始');
      moves.lock(state !== 'choosing');
      startBar.set({ busy: BUSY.has(state) });
    },
    showMessage,
    show(round) {
      const { activeElement } = document;
      const hadFocus = activeElement === startBar.start || moves.group.contains(activeElement);
      result.replaceChildren(...resultParts(scene, round));
      moves.show(round, hadFocus);
      // An open round has its own buttons in place of the start.
      startBar.start.hidden = !moves.group.hidden;
      if (hadFocus && !isOpenRound(round)) startBar.start.focus();
    },
    balance: (play) => startBar.set({ play }),
    hold(held) {
      if (held === startBar.isHeld()) return;
      if (!startBar.isBusy()) showMessage(held ? HELD_TEXT : READY_TEXT);
      startBar.set({ isHeld: held });
    },
  };
}
