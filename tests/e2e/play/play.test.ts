import * as v from 'valibot';
import type { RoomRef } from '#contract/community/room/room-ref.ts';
import { AnchorRoomId, MatchId } from '#contract/fields/ids.ts';
import { moving } from '../moving.ts';
import { PlayPage } from '../pages/play.ts';
import { expect, sweep, test } from '../site.ts';

test.use(moving);

const HOUR = 3_600_000;
const anchor: RoomRef = { kind: 'anchor', anchorRoomId: v.parse(AnchorRoomId, '1001') };
const good = (room: RoomRef = anchor) => ({
  siteId: 5000,
  room,
  lineId: null,
  expiresAt: Date.now() + HOUR,
});

test(
  '[2.04] a link plays the video of its match with a room link',
  sweep,
  async ({ play, page, sandbox }) => {
    const matchId = v.parse(MatchId, await sandbox.liveMatch());
    await play.open(await play.link(good({ kind: 'match', matchId })));
    await play.plays();
    await expect(page.getByRole('heading')).toContainText(' 对 ');
    await expect(page).toHaveTitle(/ 对 .+ · 场边/);
    await page.getByRole('link', { name: '进入直播间' }).click();
    await expect(page).toHaveURL(`/app/room/match/${matchId}`);
  },
);

test(
  '[2.04] a room’s video moves to a separate window and pauses here',
  sweep,
  async ({ room, page, context, sandbox }) => {
    await room.openMatch(await sandbox.liveMatch(), 'LIVE');
    await expect.poll(() => room.played()).toBeGreaterThan(0);
    await room.video.hover();
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: '在新窗口播放' }).click();
    const window = new PlayPage(await opened);
    await window.plays();
    await expect(page.getByRole('button', { name: '继续播放' })).toBeVisible();
  },
);

test('[2.04] a link begins on the line it names', sweep, async ({ play, page, sandbox, baseURL }) => {
  const matchId = v.parse(MatchId, await sandbox.liveMatch());
  const ofLine3 = String(Number(new URL(baseURL ?? '').port) + 3);
  const videoRequest = page.waitForRequest((request) => {
    const { port, pathname } = new URL(request.url());
    return port === ofLine3 && pathname.startsWith('/live/');
  });
  await play.open(await play.link({ ...good({ kind: 'match', matchId }), lineId: 'line-3' }));
  await videoRequest;
  await play.plays();
});

type Seal = (link: ReturnType<typeof good>) => Promise<string>;
const changed = (link: string) => (link.startsWith('A') ? 'B' : 'A') + link.slice(1);
const refused: readonly (readonly [when: string, words: string, make: (seal: Seal) => Promise<string>])[] = [
  ['without a link', '没有要播放的画面', async () => ''],
  ['for a plain address', '这个链接不是本站的直播', async () => 'https://elsewhere.example/live.m3u8'],
  ['for text of no meaning', '这个链接无法识别', async () => '<b>hello</b>'],
  ['for a changed link', '这个链接被改动过', async (seal) => changed(await seal(good()))],
  ['for a link of another site', '这个链接不是本站的直播', (seal) => seal({ ...good(), siteId: 5003 })],
  ['for an old link', '这个链接已过期', (seal) => seal({ ...good(), expiresAt: Date.now() - HOUR })],
];

test(
  '[2.04] the player page refuses foreign and expired links with the reason',
  sweep,
  async ({ play, page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('http') && !request.url().startsWith(`${baseURL}/`)) {
        elsewhere.push(request.url());
      }
    });
    for (const [when, text, make] of refused) {
      await play.open(await make((link) => play.link(link)));
      await expect(play.status, when).toContainText(text);
      await expect(page.getByRole('link', { name: '去首页看直播' }), when).toBeVisible();
      expect(await play.video.evaluate((video: HTMLVideoElement) => video.currentSrc), when).toBe('');
    }
    expect(elsewhere).toEqual([]);
  },
);

test('a site that does not respond can be retried', sweep, async ({ play, page, sandbox }) => {
  await sandbox.break({ path: '/api/site/domains/v1/list', kind: 'status', status: 502 });
  await play.open(
    await play.link(good({ kind: 'match', matchId: v.parse(MatchId, await sandbox.liveMatch()) })),
  );
  await expect(play.status).toContainText('画面暂时打不开');
  await sandbox.resetOverrides();
  await page.getByRole('button', { name: '立即重试' }).click();
  await play.plays();
});

test('a link to a removed room shows that it is gone', sweep, async ({ play }) => {
  await play.open(await play.link(good({ kind: 'anchor', anchorRoomId: v.parse(AnchorRoomId, 'nobody') })));
  await expect(play.status).toContainText('找不到这路直播');
});
