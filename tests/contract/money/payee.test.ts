import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { DEMO_WITHDRAW_PASSWORD } from '#sandbox/domains/money/wallet/demo/seed-money.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();
const member = (name: string) => loggedIn(sandbox().origin, sandbox().world.clock.now, name);
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

test('[5.05] an address is added by withdrawal password, once, with a valid checksum', async () => {
  const client = await member('beian');
  const addresses = async () =>
    v.parse(calls['payee.list'].response, (await client.ask('payee.list', {})).data).addresses.length;
  const add = async (address: string, password: string, clientRequestId: string) =>
    (await client.ask('payee.addAddress', { chain: 'ERC20', address, label: '', password, clientRequestId }))
      .code;
  const before = await addresses();
  expect(await add(ADDRESS, '000000', 'wrong-digits')).toBe(PLATFORM_CODES.WITHDRAW_PASSWORD_WRONG);
  expect(await add(ADDRESS.replace('E', 'e'), DEMO_WITHDRAW_PASSWORD, 'wrong-sum')).toBe(
    PLATFORM_CODES.ADDRESS_WRONG,
  );
  expect(await addresses()).toBe(before);
  expect(await add(ADDRESS, DEMO_WITHDRAW_PASSWORD, 'right')).toBe(PLATFORM_CODES.SUCCESS);
  expect(await add(ADDRESS, DEMO_WITHDRAW_PASSWORD, 'right')).toBe(PLATFORM_CODES.SUCCESS);
  expect(await add(ADDRESS, DEMO_WITHDRAW_PASSWORD, 'again')).toBe(PLATFORM_CODES.PAYEE_KNOWN);
  expect(await addresses()).toBe(before + 1);
});

test('[5.05] a payee of another member cannot be removed', async () => {
  const [mine, theirs] = [await member('beian'), await member('qinghe')];
  const { cards } = v.parse(calls['payee.list'].response, (await mine.ask('payee.list', {})).data);
  const payeeId = cards[0]?.payeeId ?? '';
  expect((await theirs.ask('payee.remove', { payeeId, clientRequestId: 'theirs' })).code).toBe(
    PLATFORM_CODES.NOT_FOUND,
  );
});
