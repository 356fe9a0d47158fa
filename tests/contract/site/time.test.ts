import { expect, test } from 'vitest';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();

test('both time calls return the simulated time to guests', async () => {
  const client = createWireClient(sandbox().origin, sandbox().world.clock.now, '');
  const now = sandbox().world.clock.now();
  expect((await client.call('time.server', {})).data).toEqual({ now });
  expect((await client.call('time.system', {})).data).toEqual({ now });
});
