import { element } from './element.ts';

export type Tab = { readonly title: string; readonly content: Element };

/** A row of tabs with the panel of the chosen one; arrow keys move between them. */
export type Tabs = {
  readonly list: HTMLElement;
  readonly panels: HTMLElement;
  choose(title: string): void;
};

const KEYS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrow keys choose the next tab, round the end. */
function moveByKeys(list: HTMLElement, buttons: readonly HTMLButtonElement[], open: (at: number) => void) {
  list.addEventListener('keydown', ({ key }) => {
    const by = KEYS[key];
    const at = [...buttons].findIndex((button) => button.matches(':focus'));
    if (by === undefined || at < 0) return;
    const next = (at + by + buttons.length) % buttons.length;
    open(next);
    buttons[next]?.focus();
  });
}

export function createTabs(label: string, tabs: readonly Tab[]): Tabs {
  const buttons = tabs.map(({ title }, index) => {
    const names = { role: 'tab', id: `tab-${label}-${index}`, 'aria-controls': `panel-${label}-${index}` };
    return element('button', { type: 'button', ...names, click: () => open(index) }, title);
  });
  const panels = tabs.map(({ content }, index) => {
    const names = {
      role: 'tabpanel',
      id: `panel-${label}-${index}`,
      'aria-labelledby': `tab-${label}-${index}`,
    };
    return element('div', { ...names, tabindex: '0' }, content);
  });
  const open = (chosen: number) => {
    buttons.forEach((button, index) => {
      button.setAttribute('aria-selected', String(index === chosen));
      button.tabIndex = index === chosen ? 0 : -1;
    });
    panels.forEach((panel, index) => {
      panel.hidden = index !== chosen;
    });
  };
  const list = element('div', { class: 'tabs', role: 'tablist', 'aria-label': label }, ...buttons);
  moveByKeys(list, buttons, open);
  open(0);
  return {
    list,
    panels: element('div', { class: 'scr' }, ...panels),
    choose: (title) => open(Math.max(0, tabs.map((tab) => tab.title).indexOf(title))),
  };
}
