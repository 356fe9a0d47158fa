import { expect, test } from 'vitest';
import { checkFile } from './check.ts';

/** Names of the rules a text breaks at a path. */
const broken = (path: string, text: string): string[] =>
  checkFile(path, text).map((line) => line.replace(/^\S+ ([a-z\d-]+):.*$/, '$1'));

const lines = (count: number) => 'x;\n'.repeat(count);

test.each([
  ['file-length', 'src/worker/feed.ts', lines(301)],
  ['folder-depth', 'src/app/features/room/odds/row/cell.tsx', ''],
  ['file-name', 'src/worker/wire/utils.ts', ''],
  ['file-name', 'src/app/helpers/x.ts', ''],
  ['barrel', 'src/worker/index.ts', ''],
  ['parent-import', 'src/worker/wire/seal.ts', "import { a } from '../../contract/a.ts';"],
  ['clock', 'src/chat/core/feed.ts', 'const now = Date.now();'],
  ['clock', 'src/app/kit/toast.ts', 'const now = new Date();'],
  ['wire-word', 'src/chat/core/rows.ts', "if (content.msgType === 'text') add();"],
  ['wire-word', 'src/app/features/orders/order-head.tsx', 'const { cls } = order;'],
  ['wire-word', 'src/worker/a.test.ts', "const a = { cardNum: '6217' };"],
  ['silenced', 'tests/e2e/room.test.ts', '// @ts-expect-error later'],
  ['unfinished', 'src/app/main.tsx', `// ${'TO'}${'DO'}: more`],
  ['sleep', 'tests/e2e/room.test.ts', 'await page.waitForTimeout(100);'],
  ['sleep', 'src/a/b.test.ts', 'await new Promise((resolve) => setTimeout(resolve, 5));'],
  ['mocked-module', 'src/a/b.test.ts', "vi.mock('./x.ts');"],
  ['any-sibling', 'src/app/features/article/rich-text.css', '.rich > * + * {}'],
  ['machine-path', 'docs/wire.md', 'see /work/shared/spec'],
  ['words-outside-catalogue', 'src/app/shell/header.tsx', 'export const a = <b>首页</b>;'],
  ['words-outside-catalogue', 'src/app/i18n/error-text.ts', "export const a = '首页';"],
  ['words-outside-catalogue', 'src/chat/view/row.tsx', "export const a = <b title='首页' />;"],
  ['words-outside-catalogue', 'src/streams/view/a.ts', `export const a = (n: number) => \`第\${n}节\`;`],
  ['forced-type', 'src/worker/a.ts', 'export const a = b as unknown as string;'],
  ['forced-type', 'src/worker/a.ts', 'export const a = b as never;'],
  ['bare-timer', 'src/worker/a.ts', 'const a = timer(until - now, scheduler);'],
  ['bare-timer', 'src/worker/a.ts', 'const a = timer(FIRST_MS, everyMs, scheduler);'],
  ['bare-timer', 'src/worker/a.ts', 'window.setTimeout(act, ms);'],
  ['bare-since', 'src/sandbox/domains/a.ts', 'if (now - row.at < WAIT_MS) wait();'],
  ['bare-since', 'src/sandbox/world/a.ts', 'const a = WAIT_MS >= clock.now() - seenAt;'],
  ['float-money', 'src/contract/units/money.ts', 'export const a = (t: string) => Number(t) * 100;'],
  ['float-money', 'src/app/features/wallet/a.ts', 'export const a = Number(balance) * 2;'],
  ['float-money', 'src/app/features/wallet/a.ts', 'export const a = Number(card.minAmount / 100n);'],
  ['float-money', 'src/worker/a.ts', 'export const a = Number.parseFloat(order.feeAmount);'],
  ['float-money', 'src/chat/view/a.tsx', 'export const a = <b>{(gift.price * 2).toFixed(2)}</b>;'],
  ['float-money', 'src/replay/a.ts', 'export const a = +coins;'],
  ['plain-words', 'src/worker/a.ts', '/** The page is told of it. */ export const a = 1;'],
  ['plain-words', 'src/worker/a.ts', 'const a = 1; // begins anew'],
  ['plain-words', 'src/worker/a.test.ts', "test('whoever asks gets an answer', () => {});"],
  ['plain-words', 'src/contract/a.ts', '/** The page stands without. */ const a = 1;'],
  ['plain-words', 'src/chat/core/a.test.ts', "test('a push that stood', () => {});"],
  ['plain-words', 'src/chat/view/a.ts', '// The reader stands.'],
  ['plain-words', 'tests/e2e/a.test.ts', "test('[2.02] the matches stand', () => {});"],
  ['plain-words', 'tools/suite/a.mjs', '/** Where each stands. */'],
  ['plain-words', 'bench/wire/a.ts', '// How ours stands to it.'],
  ['retired-words', 'src/worker/tabs/purse.ts', ''],
  ['retired-words', 'src/worker/a.ts', 'const kept = { sameWish: 1 };'],
  ['retired-words', 'tests/faults/a.test.ts', "test.each(kinds)('%s stories end well', () => {});"],
  ['exported-function-without-docstring', 'src/worker/a.ts', 'export function a() {}'],
  ['exported-function-without-docstring', 'src/contract/units/a.ts', 'export const a = (): number => 1;'],
  ['exported-function-without-docstring', 'src/chat/core/a.ts', '// Adds.\nexport async function a() {}'],
  ['exported-function-without-docstring', 'src/streams/core/a.ts', '/** */\nexport function a() {}'],
  [
    'exported-function-without-docstring',
    'src/sandbox/domains/a.ts',
    '/** A. */\nimport "b";\nexport const a = () => 1;',
  ],
  ['class-locator-in-e2e', 'tests/e2e/room.test.ts', "page.locator('.odd');"],
  ['class-locator-in-e2e', 'tests/e2e/room.test.ts', `page.locator(\`.odd--\${state} b\`);`],
  ['class-locator-in-e2e', 'tests/e2e/room.test.ts', "home.rows.locator('article.lc > b');"],
  ['class-locator-in-e2e', 'tests/e2e/room.test.ts', "expect(await problems(page, '.stg')).toEqual([]);"],
  ['class-locator-in-e2e', 'tests/e2e/room.test.ts', "const panes = [['数据', '.bars']];"],
  ['class-locator-in-e2e', 'tests/e2e/pages/room.ts', "page.locator('.odd');"],
  ['class-locator-in-e2e', 'tests/e2e/room-tabs.ts', "document.querySelector('li .odd');"],
])('%s is found in %s', (rule, path, text) => {
  expect(broken(path, text)).toContain(rule);
});

test.each([
  ['src/sandbox/db/seed-members.ts', lines(900)],
  ['src/sandbox/art/hair.table.ts', lines(900)],
  ['src/app/features/room/odds/cell.tsx', ''],
  ['src/app/i18n/texts/common.ts', "export const common = { home: '首页' };"],
  ['src/app/features/coin/texts.ts', "export const coins = { title: '金币' };"],
  ['src/chat/view/texts/gift.ts', "export const gift = { title: '礼物' };"],
  ['src/worker/clock/wall.ts', '/** Epoch ms. */ export const wall = () => Date.now();'],
  ['src/sandbox/world/clock.ts', 'export const wall = () => Date.now();'],
  ['src/app/kit/when.ts', 'export const day = (at: number) => new Date(at).getDay();'],
  ['src/chat/view/row.tsx', '/** 首页 */ export const a = /[首页]/; // 首页'],
  ['src/sandbox/http/binding/match.ts', "export const a = '首页';"],
  ['src/worker/a.test.ts', "expect(a).toBe('首页'); const b = c as never;"],
  ['src/worker/a.ts', "export const a = ['x'] as const;"],
  ['src/worker/a.ts', 'const a = timer(TIMES.first, 2 * EVERY_MS, ports.scheduler);'],
  ['src/worker/a.ts', 'const a = wait(until - now); setTimeout(act, boundedMs(ms));'],
  ['src/worker/a.test.ts', 'const a = timer(until - now);'],
  ['src/sandbox/domains/a.ts', 'const a = now - DAY_MS < row.at && Math.abs(now - row.at) < WAIT_MS;'],
  ['src/sandbox/domains/a.ts', 'if (sinceMs(now, row.at) < WAIT_MS && row.at > now - reachMs) wait();'],
  ['src/app/features/wallet/a.ts', 'export const a = Number((amount * 100n) / total);'],
  ['src/app/features/wallet/a.ts', 'export const a = Number(one.price > other.price) + Number(size);'],
  ['src/app/features/wallet/a.ts', 'export const a = rate.toFixed(2) + Number(text) + formatMinor(amount);'],
  ['src/sandbox/world/crowd/a.ts', 'export const a = 1 / Number(price) ** 0.85;'],
  ['src/worker/a.test.ts', 'expect(Number(balance)).toBe(2);'],
  ['src/contract/models/chat-message.ts', "const a = v.variant('msgType', []);"],
  ['src/sandbox/domains/gift/reward.ts', "const a = { msgType: 'giftPush' };"],
  ['src/sandbox/video/programme/match-course.ts', 'const weather = 1;'],
  ['src/worker/a.ts', "const history = 'no wish'; // no wish"],
  ['src/worker/a.ts', "export const told = 'tells'; // a storyteller"],
  ['src/worker/a.ts', '/** @throws when there is none */ export function a() {}'],
  ['src/worker/a.ts', 'const a = () => 1; function b() {} export const c = a();'],
  ['src/worker/a.test.ts', 'export function a() {}'],
  [
    'src/worker/a.ts',
    '// stands for one, stood still, stands in for it, stand out, in the stands, the main stand, a grandstand',
  ],
  ['src/worker/a.ts', '/**\n * What it stands\n * for.\n */ const a = 1;'],
  ['src/chat/view/a.ts', 'export function a() {}'],
  ['tests/e2e/chat.test.ts', "say({ msgType: 'text' });"],
  ['src/app/kit/a.tsx', "const clsx = cardNumber + 'classes';"],
  ['tests/e2e/room.test.ts', "page.locator('a[href=\"/x.svg\"]'); path.endsWith('.flv');"],
  ['tests/e2e/room.test.ts', "page.locator('main > [aria-current=step], #main'); page.getByText('.odd');"],
])('%s is in order', (path, text) => {
  expect(checkFile(path, text)).toEqual([]);
});

test('a breach names its line', () => {
  expect(checkFile('src/worker/a.ts', '\n\nDate.now();')).toEqual([
    'src/worker/a.ts:3 clock: take the time from a clock port',
  ]);
});
