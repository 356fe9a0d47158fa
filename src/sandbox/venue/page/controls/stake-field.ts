import { element } from './element.ts';

/** Chooses among the stakes of a game, one step at a time. */
export type StakeField = {
  readonly field: HTMLElement;
  /** Minor units. */
  value(): bigint;
  lock(locked: boolean): void;
};

type StakeTexts = { readonly unit: string; readonly text: (stake: bigint) => string };

/** Begins with the second smallest stake. */
export function createStakeField(
  stakes: readonly bigint[],
  { unit, text }: StakeTexts,
  changed: () => void,
): StakeField {
  let at = Math.min(1, stakes.length - 1);
  let locked = false;
  const value = () => stakes[at] ?? 0n;
  const shown = element('b', { 'aria-live': 'polite' });
  const step = (by: number, label: string, sign: string) =>
    element(
      'button',
      {
        type: 'button',
        'aria-label': label,
        click: () => {
          at = Math.max(0, Math.min(stakes.length - 1, at + by));
          draw();
        },
      },
      sign,
    );
  const less = step(-1, `减少${unit}金额`, '−');
  const more = step(1, `增加${unit}金额`, '+');
  const draw = () => {
    shown.textContent = text(value());
    less.disabled = locked || at === 0;
    more.disabled = locked || at === stakes.length - 1;
    changed();
  };
  const field = element(
    'div',
    { class: 'step', role: 'group', 'aria-label': `${unit}金额` },
    less,
    element('span', {}, element('small', {}, unit), shown),
    more,
  );
  shown.textContent = text(value());
  return {
    field,
    value,
    lock(isLocked) {
      locked = isLocked;
      less.disabled = locked || at === 0;
      more.disabled = locked || at === stakes.length - 1;
    },
  };
}
