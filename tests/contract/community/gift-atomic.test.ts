import { expect, onTestFinished, test } from 'vitest';
import { createSandbox } from '#sandbox/sandbox.ts';
import { sceneOf } from '../examples/call-examples.ts';
import { loggedIn } from '../wire-client.ts';

test('[6.03] a gift the room cannot store is not charged', async () => {
  const defects: Error[] = [];
  const sandbox = await createSandbox({
    port: 0,
    dataDir: ':memory:',
    seed: 7,
    crowd: 0,
    world: 'driven',
    onDefect: (error) => defects.push(error),
  });
  onTestFinished(sandbox.close);
  const { db, origin, world } = sandbox;
  const { roomNo } = sceneOf(sandbox);
  const member = await loggedIn(origin, world.clock.now, 'beian');
  const giftRequest = { roomNo, giftId: 'g03', count: 1, clientRequestId: 'once' };
  const sendGift = async () => {
    const { url, init } = await member.prepare('gift.reward', giftRequest);
    return (await fetch(url, init)).status;
  };
  const coins = async () => (await member.call('coin.balance', {})).data;
  const before = await coins();
  const gifts = () =>
    world.rooms.before(roomNo, null, 20).list.filter(({ content }) => content.msgType === 'giftPush').length;
  db.exec(
    `CREATE TRIGGER full BEFORE INSERT ON world_chat_message BEGIN SELECT RAISE(ABORT, 'disk full'); END`,
  );
  expect(await sendGift()).toBe(500);
  expect([await coins(), gifts(), defects.length]).toEqual([before, 0, 1]);
  db.exec('DROP TRIGGER full');
  expect([await sendGift(), await sendGift()]).toEqual([200, 200]);
  expect([await coins(), gifts()]).toEqual([{ coins: '12414' }, 1]);
  world.rooms.flush();
});
