import { moving } from '../moving.ts';
import { expect, sweep, test } from '../site.ts';

test.use(moving);

/** Optional parts of a room: layers over its video, parts around its page and parts that open when pressed. */
const LATE_PARTS =
  /\/assets\/(gift-stage|goal-reached|danmaku-layer|time-row|new-version|header|care-line|below-video|match-actions|bet-host)-/;

test('a room works without the parts whose chunks failed to load', sweep, async ({ page, room, sandbox }) => {
  const missed = new Set<string>();
  await page.route(LATE_PARTS, (route) => {
    missed.add(LATE_PARTS.exec(route.request().url())?.[1] ?? '');
    return route.abort();
  });
  const matchId = await sandbox.liveMatch();
  await sandbox.crowd(0);
  await room.openMatch(matchId);
  await room.moves();
  await expect
    .poll(() => [...missed])
    .toEqual(expect.arrayContaining(['goal-reached', 'new-version', 'header']));
  await sandbox.sendMessage(`m-${matchId}`, { text: '画面还在' });
  await expect(room.row('画面还在')).toBeVisible();
  await room.moves();
});
