import type { StudioRow } from '#sandbox/games/studio/studio.table.ts';
import { stakeText } from '../amount-text.ts';
import { createButton } from '../controls/button.ts';
import { element } from '../controls/element.ts';
import { createLivePicture, type PictureState } from '../picture/live-picture.ts';
import type { TablePort, TableState } from '../table/table-scene.ts';
import { heldState } from './held-state.ts';

const SECOND_MS = 1_000;
const ONLY_RESULTS = '只看结果';

type Notice = { readonly title: string; readonly text: string };

/** Text about bets while there is no picture. @param staked sum of the bets that wait, as text */
const betsText = (staked: string | null) =>
  staked === null
    ? '下注不受影响，每局以服务器开出的结果结算。'
    : `已下的 ${staked} 有效，以服务器开出的结果结算。`;

/** Text over the picture; null while it plays, or is switched off. */
function noticeOf(state: PictureState, staked: string | null): Notice | null {
  if (state === 'loading') return { title: '正在连接画面', text: betsText(staked) };
  return state === 'lost' ? { title: '画面断开，正在换线路', text: betsText(staked) } : null;
}

const delayText = (ms: number) => `画面延迟 ${(Math.max(0, ms) / SECOND_MS).toFixed(1)} 秒`;

const OFF_TEXTS = {
  off: '画面已关闭，结果按服务器的时间显示',
  unsupported: '这个浏览器放不了画面，结果按服务器的时间显示',
} as const;

type Presses = { stop(): void; start(): void; changeLine(): void; toggleSound(): boolean };

/** Text in place of a lost picture, with what can be done. */
function createNotice({ stop, changeLine }: Presses) {
  const title = element('b', {});
  const text = element('p', {});
  const buttons = [
    createButton({ class: 'btn' }, stop, ONLY_RESULTS),
    createButton({ class: 'btn' }, changeLine, '换线路'),
  ];
  const container = element(
    'div',
    { class: 'picture-notice', role: 'status' },
    title,
    text,
    element('div', { class: 'picture-notice__buttons' }, ...buttons),
  );
  return {
    container,
    show(notice: Notice | null) {
      container.hidden = notice === null;
      title.textContent = notice?.title ?? '';
      text.textContent = notice?.text ?? '';
    },
  };
}

/** Buttons over the picture. */
function createControls({ stop, start, toggleSound }: Presses) {
  const off = element('span', {});
  const press = () => sound.setAttribute('aria-pressed', String(toggleSound()));
  const sound: HTMLButtonElement = createButton({ class: 'btn', 'aria-pressed': 'false' }, press, '声音');
  const hide = createButton({ class: 'btn' }, stop, ONLY_RESULTS);
  const open = createButton({ class: 'btn' }, start, '打开画面');
  return {
    container: element('div', { class: 'picture-controls' }, off, sound, hide, open),
    show(state: PictureState) {
      off.textContent = state === 'off' || state === 'unsupported' ? OFF_TEXTS[state] : '';
      sound.hidden = state !== 'playing';
      hide.hidden = state !== 'playing';
      open.hidden = state !== 'off';
    },
  };
}

/** Sum of the bets that wait for their result, as text; null for none. */
function waitingText({ state, view }: TablePort): string | null {
  const waiting = state().bets.filter((bet) => bet.state === 'open');
  const sum = waiting.reduce((total, { stake }) => total + BigInt(stake), 0n);
  return sum > 0n ? stakeText(sum, view) : null;
}

/** Live picture of a table with its controls, and what it has shown. */
export function createTablePicture(row: StudioRow, port: TablePort) {
  const delay = element('span', { class: 'tag' });
  const openedAt = port.now();
  const show = () => {
    const [state, filmedAt] = [picture.state(), picture.filmedAt()];
    const isTimed = state === 'playing' && filmedAt !== null;
    notice.show(noticeOf(state, waitingText(port)));
    controls.show(state);
    picture.video.hidden = isWithout();
    delay.hidden = !isTimed;
    if (isTimed) delay.textContent = delayText(port.now() - filmedAt);
  };
  const picture = createLivePicture({ addresses: port.picture, changed: show });
  const isWithout = () => picture.state() === 'off' || picture.state() === 'unsupported';
  const shownUntil = () => (isWithout() ? null : (picture.filmedAt() ?? openedAt));
  const presses = {
    ...picture,
    toggleSound() {
      picture.video.muted = !picture.video.muted;
      return !picture.video.muted;
    },
  };
  const notice = createNotice(presses);
  const controls = createControls(presses);
  picture.start();
  show();
  setInterval(show, SECOND_MS);
  return {
    parts: [picture.video, notice.container, controls.container] as const,
    delay,
    /** True while there is no picture to wait for. */
    isWithout,
    /** The state as the picture has shown it; as it is while there is no picture. */
    held(state: TableState): TableState {
      const until = shownUntil();
      return until === null ? state : heldState(row, state, until);
    },
    shownUntil,
  };
}
