import { paths } from '#app/routes/paths.ts';
import { moving } from '../moving.ts';
import { RoomPage } from '../pages/room.ts';
import { expect, sweep, test } from '../site.ts';
import { BuildManifest } from './build-manifest.ts';
import { HOME, MEMBER } from './home-steps.ts';
import { MissedFiles } from './missed-files.ts';
import { ANIMATION, ROOM, UPCOMING, WITH_GOAL } from './room-steps.ts';
import { allRecover, SCREENS } from './steps.ts';

test.use(moving);

test('each home chunk that fails once loads after a press', sweep, async ({ page }) => {
  test.slow();
  await allRecover(page, new MissedFiles(), HOME);
});

test('each member chunk that fails once loads after a press', sweep, async ({ login, page }) => {
  test.slow();
  await login.as('qinghe', paths.me);
  await allRecover(page, new MissedFiles(), MEMBER);
});

test('each room chunk that fails once loads after a press', sweep, async ({ login, page, sandbox }) => {
  test.slow();
  const matchId = await sandbox.liveMatch();
  await sandbox.crowd(0);
  await login.as('fangguan', RoomPage.matchPath(matchId, 'LIVE'));
  await sandbox.sendMessage(`m-${matchId}`, { text: '看一眼名片', username: '看台路人' });
  await allRecover(page, new MissedFiles(), ROOM);
});

test(
  'each animation and gift chunk that fails once loads after a press',
  sweep,
  async ({ page, room, sandbox }) => {
    const matchId = await sandbox.liveMatch();
    await room.openMatch(matchId, 'ANIMATION');
    await sandbox.giftStorm(`m-${matchId}`, 3, 180_000);
    await allRecover(page, new MissedFiles('come'), ANIMATION);
    const anchor = await sandbox.liveAnchor();
    await sandbox.goal(anchor, { title: '赛后连线一位观众', target: 600 });
    await page.goto(RoomPage.anchorPath(anchor));
    await allRecover(page, new MissedFiles('come'), WITH_GOAL);
    await room.openMatch(await sandbox.upcomingMatch());
    await allRecover(page, new MissedFiles('come'), UPCOMING);
  },
);

/** Chunks that no visit of these tests loads, and why. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [SCREENS, 'one table loads every screen, as it loads those of home, coins and invitations'],
  [
    /hls\.js\/dist\/hls\.mjs$/,
    'a source with its sound apart, which the sandbox does not make: sound-apart.browser.test.ts',
  ],
  [
    /\/native-hls-player\.ts$/,
    'a browser without Media Source Extensions: native-hls-player.browser.test.ts',
  ],
  [/\/flv-player\.ts$/, 'the room plays by HLS where it does not come'],
  [/\/strip-stage\.ts$/, 'a browser whose workers cannot draw; danmaku are left out where it does not come'],
  [/^_watch-visit-/, 'measures the visit for the developer and is asked for once'],
  [/\/room-name\.ts$/, 'the name beside a picture that plays without it: play.test.ts'],
  [
    /\/(?:captcha-overlay|play-watch|open-pages|restricted-header)\.tsx$/,
    'what protects a member: protections.test.ts',
  ],
  [/\/address-checksum\.ts$/, 'an address that cannot be checked is not taken'],
];

test('every lazy chunk of the build is tried or has a reason', sweep, () => {
  const manifest = new BuildManifest();
  const steps = [...HOME, ...MEMBER, ...ROOM, ...ANIMATION, ...WITH_GOAL, ...UPCOMING].map(
    ({ keys }) => keys,
  );
  const named = [...steps, ...ELSEWHERE.map(([keys]) => keys)];
  const tried = new Set(named.flatMap((keys) => [...manifest.lazyFilesOf(keys)]));
  expect([...manifest.lazy].filter((file) => !tried.has(file))).toEqual([]);
});
