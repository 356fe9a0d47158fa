import type { OpenView } from '#sandbox/domains/play/venue/venue-view.ts';
import { drawing, element } from '../controls/element.ts';

const HUNDRED = 100n;

/** Values of the chips, whole units of each currency; each is a multiple of the smallest stake of a table. */
const VALUES: Readonly<Record<OpenView['currency'], readonly number[]>> = {
  CNY: [2, 10, 50, 100, 500],
  USDT: [1, 5, 20, 50, 100],
};
const COLOURS = ['#5B6B75', '#2E7D4F', '#00704F', '#1F5FA8', '#4A3FA3'] as const;

/** A chip with its value. */
export function chipArt(text: string, colour: string): Element {
  return drawing(
    'svg',
    { viewBox: '0 0 48 48', class: 'chip', 'aria-hidden': 'true' },
    `<circle cx="24" cy="24" r="22" fill="${colour}"/><circle cx="24" cy="24" r="18.5" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-dasharray="8.5 10.87"/><circle cx="24" cy="24" r="14" fill="#fff"/><text x="24" y="29" font-size="13" font-weight="600" text-anchor="middle" fill="#16241F">${text}</text>`,
  );
}

/** Colour of the largest chip that fits into an amount, minor units. */
export function chipColour(amount: bigint, currency: OpenView['currency']): string {
  const at = VALUES[currency].findLastIndex((value) => BigInt(value) * HUNDRED <= amount);
  return COLOURS[Math.max(0, at)] ?? COLOURS[0];
}

/** Choice of the chip that a press on a spot adds. */
export function createChips({ currency }: Pick<OpenView, 'currency'>) {
  const values = VALUES[currency];
  const fields = values.map((value, at) => {
    const input = element('input', {
      type: 'radio',
      name: 'chip',
      'aria-label': `筹码 ${value}`,
      checked: at === 1,
    });
    const label = element(
      'label',
      { class: 'chip-choice' },
      input,
      chipArt(String(value), COLOURS[at] ?? ''),
    );
    return { input, label, value };
  });
  return {
    group: element(
      'fieldset',
      { class: 'chips' },
      element('legend', { class: 'sr' }, '选择筹码'),
      ...fields.map(({ label }) => label),
    ),
    /** Minor units. */
    value: () => BigInt(fields.find(({ input }) => input.checked)?.value ?? 0) * HUNDRED,
  };
}
