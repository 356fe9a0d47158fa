import { expect, test } from 'vitest';
import { until } from '#tests/fixtures/time/until.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();

test('the sandbox reports the number of a call’s requests', async () => {
  const { origin, world } = sandbox();
  const tally = async () =>
    (await (await fetch(`${sandbox().consoleOrigin}/sandbox/state`)).json()).calls['chat.offline'];
  const client = createWireClient(origin, world.clock.now);
  const [match] = world.matches.list(0);
  const roomNo = `m-${match?.matchId}`;
  const afterSeq = world.rooms.before(roomNo, null, 1).list.at(-1)?.seq ?? 0;
  const polling = client.call('chat.offline', { roomNo, afterSeq, waitMs: 20_000, size: 10 });
  await until(async () => expect(await tally()).toEqual({ asked: 1, open: 1 }));
  await postAdmin(sandbox(), `/sandbox/rooms/${roomNo}/say`, { text: '可以走了' });
  await polling;
  await until(async () => expect(await tally()).toEqual({ asked: 1, open: 0 }));
});
