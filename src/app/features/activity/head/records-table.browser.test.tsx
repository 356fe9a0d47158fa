import * as v from 'valibot';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ActivityRecord, type ActivityRecordWire } from '#contract/activity/schema/record.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { RecordsTable } from './records-table.tsx';

const GOODS = { is: 'goods', goodsId: 'case', title: '登机箱' } as const;

const record = (state: ActivityRecordWire['state'], prize: ActivityRecordWire['prize'], n: number) =>
  v.parse(ActivityRecord, {
    resultId: `result-${n}`,
    activityId: 'lottery-1',
    kind: 'lottery',
    did: 'take',
    period: '',
    n,
    slot: null,
    state,
    prize,
    at: 1_795_000_000_000,
    claimUntil: null,
    receipt: null,
  } satisfies ActivityRecordWire);

test('[1.03] a prize is undecided before its draw, goods await their address', async () => {
  const records = [record('pending', { is: 'none' }, 1), record('none', { is: 'none' }, 2)];
  mount(<RecordsTable list={[...records, record('claimed', GOODS, 3)]} />);
  const cells = (row: number) => page.getByRole('row').nth(row).getByRole('cell');
  await expect.element(cells(1).nth(1)).toHaveTextContent('待揭晓');
  await expect.element(cells(1).nth(2)).toHaveTextContent('等待结果');
  await expect.element(cells(2).nth(1)).toHaveTextContent('未中');
  await expect.element(cells(3).nth(1)).toHaveTextContent('登机箱');
  await expect.element(cells(3).nth(2)).toHaveTextContent('已选定，见我的包裹');
});
