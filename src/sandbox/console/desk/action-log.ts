import { element, setText } from '../controls/element.ts';
import { timeOfDay } from '../text.ts';

const LINES_MAX = 40;
const SHOWN_MS = 4_000;

export type ActionLog = {
  readonly root: HTMLElement;
  /** The last line for the eye, wherever on the page it is; the log is what is read out. */
  readonly latest: HTMLElement;
  /** Adds a line on top; `now` is the server's epoch ms. */
  readonly addLine: (text: string, outcome: 'done' | 'failed', now: number) => void;
};

/** Creates the log of the operator's actions as text, newest first; announced by screen readers as it grows. */
export function createActionLog(): ActionLog {
  const lines = element('div', { class: 'log', role: 'log', 'aria-label': '操作记录', tabindex: '0' });
  const empty = element('p', { class: 'hint' }, '还没有操作。每一步做了什么、成没成，都会写在这里。');
  const root = element('div', {}, empty, lines);
  const latest = element('p', { class: 'said', 'aria-hidden': 'true', hidden: true });
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const show = (text: string, outcome: string) => {
    clearTimeout(hiding);
    setText(latest, text);
    latest.dataset.outcome = outcome;
    latest.hidden = false;
    hiding = setTimeout(() => {
      latest.hidden = true;
    }, SHOWN_MS);
  };
  return {
    root,
    latest,
    addLine(text, outcome, now) {
      empty.remove();
      show(text, outcome);
      const time = element('time', { class: 'log__time' }, timeOfDay(now));
      lines.prepend(element('p', { class: 'log__line', 'data-outcome': outcome }, time, text));
      while (lines.children.length > LINES_MAX) lines.lastElementChild?.remove();
    },
  };
}
