import { amountTyped } from '#contract/money/wallet/amount-text.ts';

/** Keys of the pad in their order, four in a row; `most` and `done` are the panel's own. */
export const STAKE_KEYS = [
  '1',
  '2',
  '3',
  'back',
  '4',
  '5',
  '6',
  'clear',
  '7',
  '8',
  '9',
  'most',
  '.',
  '0',
  '00',
  'done',
] as const;
type TypingKey = Exclude<(typeof STAKE_KEYS)[number], 'most' | 'done'>;

/** Applies a key of the pad to the typed text; results that are not an amount are rejected. */
export function typedBy(key: TypingKey, text: string): string {
  switch (key) {
    case 'clear':
      return '';
    case 'back':
      return text.slice(0, -1);
    case '.':
      return text.includes('.') ? text : `${text || '0'}.`;
    default: {
      const next = `${text === '0' ? '' : text}${key}`;
      return amountTyped(/^0+$/.test(next) ? '0' : next);
    }
  }
}
