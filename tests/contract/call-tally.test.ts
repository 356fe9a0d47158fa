import { expect, test, vi } from 'vitest';
import { postAdmin, sandboxForFile } from './sandbox-fixture.ts';
import { createWireClient } from './wire-client.ts';

const sandbox = sandboxForFile();

test('the desk tells how often a call was asked and how many are being answered', async () => {
  const { origin, world } = sandbox();
  const tally = async () => (await (await fetch(`${origin}/sandbox/state`)).json()).calls['chat.offline'];
  const client = createWireClient(origin, world.clock.now);
  const [match] = world.matches.list(0);
  const roomNo = `m-${match?.matchId}`;
  const polling = client.ask('chat.offline', { roomNo, afterSeq: 1_000_000, waitMs: 20_000, size: 10 });
  await vi.waitFor(async () => expect(await tally()).toEqual({ asked: 1, open: 1 }));
  await postAdmin(sandbox(), '/sandbox/clock', { advance: 20_000 });
  await polling;
  await vi.waitFor(async () => expect(await tally()).toEqual({ asked: 1, open: 0 }));
});
