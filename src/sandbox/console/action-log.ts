import { element } from './element.ts';
import { timeOfDay } from './words.ts';

const KEPT = 40;

export type ActionLog = {
  readonly root: HTMLElement;
  /** Adds a line on top; `now` is the server's epoch ms. */
  readonly tell: (text: string, outcome: 'done' | 'failed', now: number) => void;
};

/** What the operator did, in words, newest first; read out as it happens. */
export function createActionLog(): ActionLog {
  const lines = element('div', { class: 'log', role: 'log', 'aria-label': '操作记录', tabindex: '0' });
  const empty = element('p', { class: 'hint' }, '还没有操作。每一步做了什么、成没成，都会写在这里。');
  const root = element('div', {}, empty, lines);
  return {
    root,
    tell(text, outcome, now) {
      empty.remove();
      const time = element('time', { class: 'log__time' }, timeOfDay(now));
      lines.prepend(element('p', { class: 'log__line', 'data-outcome': outcome }, time, text));
      while (lines.children.length > KEPT) lines.lastElementChild?.remove();
    },
  };
}
