import { type Curve, LEVEL_MIN } from '#sandbox/games/rise/rise.ts';
import { element } from '../controls/element.ts';
import { chanceText, levelText } from './rise-texts.ts';

const FIRST = 200;
const TYPED = /^\d{1,4}(?:\.\d{1,2})?$/;

/** The automatic level: a switch and a multiple, with the chance that it is reached. */
export type AutoField = {
  readonly field: HTMLElement;
  /** Hundredths; 0 while it is off, null for a text that is no level of the curve. */
  value(): number | null;
  /** Moves the focus to the text. */
  focus(): void;
  lock(isLocked: boolean): void;
};

/** @param changed is called when the level changes */
export function createAutoField(curve: Curve, changed: () => void): AutoField {
  const isOn = element('input', { type: 'checkbox', role: 'switch', 'aria-label': '自动取回' });
  const typed = element('input', {
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-label': '自动取回的倍数',
    value: (FIRST / 100).toFixed(2),
  });
  const chance = element('small', {});
  const levelOf = () => {
    const text = typed.value.trim();
    const level = TYPED.test(text) ? Math.round(Number(text) * 100) : 0;
    return level >= LEVEL_MIN && level <= curve.cap ? level : null;
  };
  const draw = () => {
    const level = levelOf();
    typed.setAttribute('aria-invalid', String(isOn.checked && level === null));
    chance.textContent = level === null ? rangeText(curve) : `到达概率 ${chanceText(curve, level)}`;
    changed();
  };
  isOn.addEventListener('change', draw);
  typed.addEventListener('input', () => {
    isOn.checked = true;
    draw();
  });
  typed.addEventListener('blur', () => {
    const level = levelOf();
    if (level !== null) typed.value = (level / 100).toFixed(2);
  });
  const field = element(
    'div',
    { class: 'rise-auto-field', role: 'group', 'aria-label': '自动取回' },
    element('label', { class: 'rise-switch' }, element('span', { 'aria-hidden': 'true' }, '自动取回'), isOn),
    element('label', {}, typed, element('b', { 'aria-hidden': 'true' }, '×')),
    chance,
  );
  chance.textContent = `到达概率 ${chanceText(curve, FIRST)}`;
  return {
    field,
    value: () => (isOn.checked ? levelOf() : 0),
    focus: () => typed.focus(),
    lock(isLocked) {
      isOn.disabled = isLocked;
      typed.disabled = isLocked;
    },
  };
}

/** Levels that can be chosen. */
export const rangeText = ({ cap }: Curve): string => `从 ${levelText(LEVEL_MIN)} 到 ${levelText(cap)}`;
