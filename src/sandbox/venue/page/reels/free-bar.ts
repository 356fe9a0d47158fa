import { element } from '../controls/element.ts';
import { pause } from '../scene.ts';
import type { Wait } from './board.ts';

/** Line above the reels: how free spins start, then how far they are. */
export type FreeBar = {
  readonly bar: HTMLElement;
  /** Waits, until the player wants the rest of the round at once. */
  readonly wait: Wait;
  readonly isSkipped: () => boolean;
  /** Free spins begin: the button for the result appears. */
  open(text: string): void;
  show(text: string): void;
  /** Free spins are over, or have not begun. */
  close(): void;
};

const SKIP = '直接看结果';

/** @param hint text while no free spins are shown */
export function createFreeBar(hint: string): FreeBar {
  let isSkipped = false;
  let skip: () => void = () => undefined;
  let skipped = Promise.resolve();
  let before: Element | null = null;
  const text = element('span', {}, hint);
  const news = element('span', { class: 'sr', role: 'status' });
  const button = element('button', { type: 'button', class: 'reel__skip', click: () => skip() }, SKIP);
  button.hidden = true;
  return {
    bar: element('div', { class: 'reel__bar' }, text, button, news),
    wait: (ms) => (isSkipped ? Promise.resolve() : Promise.race([pause(ms), skipped])),
    isSkipped: () => isSkipped,
    open(opening) {
      before = document.activeElement;
      isSkipped = false;
      skipped = new Promise((resolve) => {
        skip = () => {
          isSkipped = true;
          resolve();
        };
      });
      text.textContent = opening;
      news.textContent = `${opening}，可以${SKIP}`;
      button.hidden = false;
    },
    show(progress) {
      text.textContent = progress;
    },
    close() {
      const hadFocus = button.matches(':focus');
      isSkipped = false;
      button.hidden = true;
      news.textContent = '';
      text.textContent = hint;
      if (hadFocus && before instanceof HTMLElement) before.focus();
    },
  };
}
