import { element } from './element.ts';

export type Tab = { readonly title: string; readonly content: Element };

/** A row of tabs with the panel of the chosen one; arrow keys move between them. */
export type Tabs = {
  readonly list: HTMLElement;
  readonly panels: HTMLElement;
  choose(title: string): void;
};

export function createTabs(label: string, tabs: readonly Tab[]): Tabs {
  const buttons = tabs.map(({ title }, index) =>
    element(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `tab-${index}`,
        'aria-controls': `panel-${index}`,
        click: () => open(index),
      },
      title,
    ),
  );
  const panels = tabs.map(({ content }, index) =>
    element(
      'div',
      { role: 'tabpanel', id: `panel-${index}`, 'aria-labelledby': `tab-${index}`, tabindex: '0' },
      content,
    ),
  );
  const open = (chosen: number) => {
    buttons.forEach((button, index) => {
      button.setAttribute('aria-selected', String(index === chosen));
      button.tabIndex = index === chosen ? 0 : -1;
    });
    panels.forEach((panel, index) => {
      panel.hidden = index !== chosen;
    });
  };
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (by === undefined || at < 0) return;
    const next = (at + by + buttons.length) % buttons.length;
    open(next);
    buttons[next]?.focus();
  };
  const list = element('div', { class: 'tabs', role: 'tablist', 'aria-label': label }, ...buttons);
  list.addEventListener('keydown', move);
  open(0);
  return {
    list,
    panels: element('div', { class: 'scr' }, ...panels),
    choose: (title) =>
      open(
        Math.max(
          0,
          tabs.findIndex((tab) => tab.title === title),
        ),
      ),
  };
}
