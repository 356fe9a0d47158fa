import { expect, test } from 'vitest';
import { dayTyped } from '#contract/units/day-typed.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { DayField } from './day-field.tsx';

const day = (text: string) => {
  const read = dayTyped(text);
  if (read === null) throw new Error(`${text} is no day`);
  return read;
};

test('[5.10] a picked day out of bounds is not accepted', async () => {
  const days: string[] = [];
  mount(
    <DayField
      label="开始"
      value={day('2026-03-02')}
      min={day('2026-01-01')}
      max={day('2026-03-31')}
      onDay={(picked) => days.push(picked)}
    />,
  );
  const calendar = () => document.querySelector<HTMLInputElement>('input[type="date"]');
  await expect.poll(calendar).not.toBeNull();
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const pick = (value: string) => {
    write?.call(calendar(), value);
    calendar()?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  for (const value of ['1202-01-01', '6110-01-01', '2026-03-10']) pick(value);
  expect(days).toEqual(['2026-03-10']);
});
