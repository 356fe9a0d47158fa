import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireInput } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const member = (name: string) => loggedIn(sandbox().origin, now, name);
type Client = Awaited<ReturnType<typeof member>>;

async function page(client: Client, input: Partial<WireInput<'statement.list'>> = {}) {
  const { data } = await client.call('statement.list', {
    currency: 'CNY',
    type: 'all',
    state: 'all',
    number: '',
    from: String(now() - 300 * DAY_MS),
    to: String(now()),
    page: '1',
    size: '20',
    ...input,
  });
  return v.parse(calls['statement.list'].response, data);
}

test('[7.15] a statement is newest first, in pages without overlap', async () => {
  const client = await member('beian');
  const first = await page(client, { size: '5' });
  const second = await page(client, { size: '5', page: '2' });
  const times = [...first.list, ...second.list].map(({ at }) => at);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  const ids = new Set([...first.list, ...second.list].map(({ recordId }) => recordId));
  expect(ids.size).toBe(10);
  const deposits = await page(client, { type: 'deposit' });
  expect(new Set(deposits.list.map(({ type }) => type))).toEqual(new Set(['deposit']));
  expect(deposits.total).toBeLessThan(first.total);
});

test('[7.15] a statement line of another member is not accessible', async () => {
  const [mine, theirs] = [await member('beian'), await member('qinghe')];
  const recordId = (await page(mine)).list[0]?.recordId ?? '';
  expect((await mine.call('statement.get', { recordId })).code).toBe(PLATFORM_CODES.SUCCESS);
  expect((await theirs.call('statement.get', { recordId })).code).toBe(PLATFORM_CODES.NOT_FOUND);
});
