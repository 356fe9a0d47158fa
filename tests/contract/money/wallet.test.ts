import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();

test('[7.15] each member has their own wallet, and a guest none', async () => {
  const assetsOf = async (name: string) => {
    const client = await loggedIn(sandbox().origin, now, name);
    return v.parse(calls['wallet.assets'].response, (await client.call('wallet.assets', {})).data);
  };
  expect(await assetsOf('beian')).not.toEqual(await assetsOf('xinren'));
  const guest = createWireClient(sandbox().origin, now, '');
  expect((await guest.call('wallet.assets', {})).code).toBe(PLATFORM_CODES.NEEDS_LOGIN);
});
