import { request } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { activityRecordsPath, paths } from '#app/routes/paths.ts';
import { consoleOrigin } from '#contract/site/site/console-origin.ts';
import { SandboxAdmin } from '#tests/e2e/pages/sandbox-admin.ts';
import { proveLedger, startWorldHost, type WorldHost } from '#tests/e2e/world.ts';
import type { Engine } from './visitor/engine.ts';
import { openFirefox } from './visitor/firefox.ts';
import type { Target } from './visitor/target.ts';
import { Visitor } from './visitor/visitor.ts';
import { openWebKit } from './visitor/webkit.ts';

const open = { firefox: openFirefox, webkit: openWebKit };

let engine: Engine;
let worlds: WorldHost;
/** Address of a server that no test has used. */
let world: string;
let visitor: Visitor;
let sandbox: SandboxAdmin;

beforeAll(async () => {
  worlds = startWorldHost(inject('port'));
  engine = await open[inject('browser')]();
});
beforeEach(async () => {
  // The page of the previous test is left before its server ends.
  await engine.forget();
  world = await worlds.open();
  await engine.resize(1440, 900);
  visitor = new Visitor(engine, world);
  sandbox = new SandboxAdmin(await request.newContext({ baseURL: consoleOrigin(world) }));
});
afterEach(async () => {
  expect(engine.drainErrors(), 'errors that no code of the page caught').toEqual([]);
  await proveLedger(world);
});
afterAll(async () => {
  await engine?.close();
  await worlds.end();
});

const button = (name: string | RegExp): Target => ({ role: 'button', name });
const region = (name: string): Target => ({ role: 'region', name });
const chat: Target = { role: 'log', name: '聊天消息' };
const roomPath = (matchId: string) => `/app/room/match/${matchId}`;

/** Logs a member in by password, with a page to return to. */
async function logIn(to: string): Promise<void> {
  await visitor.goto(`${paths.login}?fromPage=${encodeURIComponent(to)}`);
  await visitor.write({ label: '账号' }, 'beian');
  await visitor.write({ label: '密码' }, 'court2026');
  await visitor.press(button('登录'));
  await visitor.arrives(to);
}

/** Returns the playback position of the video, in seconds of media. */
const played = async () =>
  Number(await visitor.evaluate(() => document.querySelector('video')?.currentTime ?? 0));

/** Checks that the video of a match plays, in the kind this viewer chose before. */
async function watches(kind: 'hls' | 'flv', matchId: string): Promise<void> {
  await visitor.goto('/robots.txt');
  await visitor.stores('courtside.picture-kind', kind);
  await visitor.goto(roomPath(matchId));
  await expect.poll(played).toBeGreaterThan(0);
  const begun = await played();
  await expect.poll(played).toBeGreaterThan(begun + 0.5);
}

test('[2.02] home lists live matches, and a row opens its room', async () => {
  await visitor.goto(paths.home);
  const row: Target = { role: 'link', name: /进入直播间$/, in: { role: 'tabpanel' } };
  await visitor.sees(row);
  await visitor.press({ role: 'tab', name: /^篮球/ });
  await visitor.sees({ role: 'tab', name: /^篮球/ });
  await visitor.press({ role: 'tab', name: /^足球/ });
  await visitor.press(row);
  await visitor.arrives(/^\/app\/room\/match\//);
  await visitor.sees(chat);
});

test('[2.11] the video of a room plays over HLS', async () => {
  await watches('hls', await sandbox.liveMatch());
});

test('[2.11] the video of a room plays over HTTP-FLV', async () => {
  await watches('flv', await sandbox.liveMatch());
});

/** Width and height of windows whose height limits a video, and of a phone’s. */
const WINDOWS = [
  [1440, 900],
  [1440, 781],
  [1366, 768],
  [390, 844],
] as const;

/** Returns by how much the video is narrower than its stage, and the page wider than its window, px. */
const misfit = () =>
  visitor.evaluate(() => {
    const widthOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().width ?? Number.NaN;
    const { scrollWidth, clientWidth } = document.documentElement;
    const stage = document.querySelector('.room-stage')?.clientWidth ?? Number.NaN;
    return `${Math.round(stage - widthOf('.room__picture'))} ${scrollWidth - clientWidth}`;
  });

async function fits(windows: readonly (readonly [width: number, height: number])[]): Promise<void> {
  for (const [width, height] of windows) {
    await engine.resize(width, height);
    await expect.poll(misfit, { message: `${await engine.address()} at ${width} × ${height}` }).toBe('0 0');
  }
}

test('[2.11] a video is as wide as its stage', async () => {
  for (const path of [
    roomPath(await sandbox.liveMatch()),
    `/app/room/anchor/${await sandbox.liveAnchor()}`,
  ]) {
    await engine.resize(1440, 900);
    await visitor.goto(path);
    await visitor.sees(chat);
    await fits(WINDOWS);
  }
});

test('[2.11] a video in theatre mode is as wide as its stage', async () => {
  await visitor.goto(roomPath(await sandbox.liveMatch()));
  // The controls are hidden until the mouse moves over the video.
  const opens = () =>
    visitor.evaluate(() => {
      const theatre = [...document.querySelectorAll('button')].find(
        ({ ariaLabel }) => ariaLabel === '剧场模式',
      );
      theatre?.click();
      return theatre !== undefined;
    });
  await expect.poll(opens).toBe(true);
  await fits(WINDOWS.filter(([width]) => width > 1_200));
});

test('[4.02] a wrong password is refused, the right one opens a lasting session', async () => {
  await visitor.goto(paths.login);
  await visitor.write({ label: '账号' }, 'beian');
  await visitor.write({ label: '密码' }, 'court2025');
  await visitor.press(button('登录'));
  await visitor.sees({ text: /账号或密码/ });
  await logIn(paths.me);
  await visitor.goto(paths.me);
  await visitor.sees({ role: 'heading', name: /北岸的风/ });
});

test('[7.14] a message a member sends is shown in the chat', { tags: 'sweep' }, async () => {
  await logIn(roomPath(await sandbox.liveMatch()));
  await visitor.write({ role: 'textbox', name: '聊天内容' }, '这脚传球漂亮');
  await visitor.press(button('发送'));
  await visitor.sees({ text: /这脚传球漂亮/, in: chat });
});

test('[7.14] a gift is charged to the balance and shown in the chat', async () => {
  await logIn(roomPath(await sandbox.liveMatch()));
  const gifts = region('礼物');
  const coins: Target = { role: 'img', name: /^金币/, in: gifts };
  const coinsNow = async () => Number((await visitor.sees(coins)).replace(/\D/g, ''));
  await visitor.reads(coins, /\d/);
  const before = await coinsNow();
  await visitor.press({ role: 'button', name: /^哨子，/, in: gifts });
  await visitor.press({ role: 'button', name: '赠送', in: gifts });
  await expect.poll(coinsNow).toBeLessThan(before);
  await visitor.sees({ text: /送出 哨子/, in: chat });
});

test('[4.05] [P.25] a bank transfer is ordered, paid and waits to be credited', async () => {
  await logIn(paths.deposit);
  await visitor.press({ role: 'radio', name: /银行卡转账/ });
  await visitor.write({ role: 'textbox', name: '金额' }, '120.5');
  await visitor.press({ role: 'button', name: /^充值( [¥₮]|$)/, at: -1 });
  await visitor.arrives(/^\/app\/wallet\/deposit\/./);
  await visitor.press({ role: 'button', name: '我已付款', in: { role: 'main' } });
  await visitor.reads({ role: 'list', name: '订单进度' }, /待到账|已到账/);
});

test('[3.10] [P.06] a price is put into the slip and a single is placed', async () => {
  await logIn(`${paths.home}?scope=early`);
  await visitor.press({ role: 'button', name: /^全场独赢 .* 对 / });
  await visitor.press(button(/^(投注单|我的注单)，/));
  // The price may change on its way to the venue.
  await visitor.press({ role: 'radio', name: '任何' });
  await visitor.press({ role: 'button', name: '50', in: { role: 'group', name: '快捷金额' } });
  await visitor.press(button(/^(确认|以 .* 投注|接受现在的赔率)/));
  await visitor.reads(region('投注回执'), /已受理 ¥50\.00/);
});

test('[1.03] a wheel result survives a reload and is recorded', { tags: 'sweep' }, async () => {
  await logIn(paths.wheel);
  const stage = region('幸运转盘');
  await visitor.reads(stage, /剩余 [1-9] 次/);
  await visitor.press({ role: 'button', name: '抽一次', in: stage });
  await visitor.sees({ role: 'dialog', name: '幸运转盘' });
  await visitor.goto(paths.wheel);
  await visitor.sees({ role: 'button', name: /^今天最近一次：/, in: stage });
  await visitor.goto(activityRecordsPath('wheel'));
  await visitor.sees({ role: 'row', name: /幸运转盘/ });
});
