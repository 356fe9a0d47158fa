import { expect, test } from 'vitest';
import { chosenMinutes, chosenSpend, NO_CHOICE } from './visit-plan.ts';

const own = (text: string) => ({ is: 'own', text }) as const;

test('[P.28] unlimited, offered and typed limits are parsed, invalid numbers are not', () => {
  expect([chosenMinutes(NO_CHOICE), chosenSpend(NO_CHOICE)]).toEqual([null, null]);
  expect(chosenMinutes({ is: 'offered', value: '60' })).toBe(60);
  expect(chosenSpend({ is: 'offered', value: '300' })).toBe(300_00n);
  expect([chosenMinutes(own(' 45 ')), chosenSpend(own('12.50'))]).toEqual([45, 12_50n]);
  for (const text of ['', '0', '1441', '2.5', '两']) expect(chosenMinutes(own(text))).toBeUndefined();
  for (const text of ['', '0', '-5', '两']) expect(chosenSpend(own(text))).toBeUndefined();
});
