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
const OTHER_ADDRESS = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';

test('[5.05] an address is added by withdrawal password, once, with a valid checksum', async () => {
  const client = await member('beian');
  const addresses = async () =>
    v.parse(calls['payee.list'].response, (await client.call('payee.list', {})).data).addresses.length;
  const add = async (address: string, password: string, clientRequestId: string) =>
    (await client.call('payee.addAddress', { chain: 'ERC20', address, label: '', password, clientRequestId }))
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
  const { cards } = v.parse(calls['payee.list'].response, (await mine.call('payee.list', {})).data);
  const payeeId = cards[0]?.payeeId ?? '';
  expect((await theirs.call('payee.remove', { payeeId, clientRequestId: 'theirs' })).code).toBe(
    PLATFORM_CODES.NOT_FOUND,
  );
});

test('[3.16] the address of a withdrawal is selected once it is the default', async () => {
  const client = await member('beian');
  const list = async () => v.parse(calls['payee.list'].response, (await client.call('payee.list', {})).data);
  const adding = { chain: 'ERC20', label: '', password: DEMO_WITHDRAW_PASSWORD } as const;
  for (const payee of (await list()).addresses)
    await client.call('payee.remove', { payeeId: payee.payeeId, clientRequestId: payee.payeeId });
  const selected = async () => (await list()).steps.selected.address;

  expect(await selected()).toBe(false);
  await client.call('payee.addAddress', { ...adding, address: ADDRESS, clientRequestId: 'one' });
  expect(await selected()).toBe(true);
  await client.call('payee.addAddress', { ...adding, address: OTHER_ADDRESS, clientRequestId: 'two' });
  expect(await selected()).toBe(false);
  const payeeId = (await list()).addresses[1]?.payeeId ?? '';
  await client.call('payee.setDefault', { payeeId, clientRequestId: 'default' });
  expect(await selected()).toBe(true);
});
