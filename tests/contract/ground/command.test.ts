import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();
const member = (name: string) => loggedIn(sandbox().origin, sandbox().world.clock.now, name);
type Client = Awaited<ReturnType<typeof member>>;

const outcomeOf = async (client: Client, requestId: string) =>
  v.parse(calls['command.byRequest'].response, (await client.call('command.byRequest', { requestId })).data)
    .outcome;

test('[4.05] the outcome of a command is queried by its id', async () => {
  const [giver, other] = [await member('beian'), await member('qinghe')];
  expect(await outcomeOf(giver, 'pack-of-beian')).toBeNull();
  await giver.call('coin.buy', { packId: 'c60', clientRequestId: 'pack-of-beian' });
  expect(await outcomeOf(giver, 'pack-of-beian')).toMatchObject({ is: 'coins' });
  expect(await outcomeOf(other, 'pack-of-beian')).toBeNull();
});
