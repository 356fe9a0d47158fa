import { expect, test } from 'vitest';
import { rebateDays } from './rebate-records.tsx';

const at = (text: string) => Date.parse(`${text}T00:00:00+08:00`);

test('the days of a period go by Beijing, across months and years', () => {
  expect(rebateDays('week', at('2027-01-03'))).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  expect(rebateDays('month', at('2027-03-31'))).toEqual({ from: '2027-03-01', to: '2027-03-31' });
  expect(rebateDays('last', at('2027-01-01'))).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(rebateDays('last', at('2028-03-31'))).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});
