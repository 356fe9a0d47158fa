import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DanmakuItem, DanmakuText } from '#contract/community/chat/danmaku-schema.ts';
import {
  type BlockChange,
  type Blocks,
  changedBlocks,
  NO_BLOCKS,
} from '#contract/community/chat/moderation/moderation-schema.ts';
import { danmakuText } from '#tests/fixtures/chat/danmaku-texts.ts';
import { openRoom } from '#tests/fixtures/video/live-room.tsx';
import type { DanmakuPorts, FollowDanmaku } from './danmaku-ports.ts';
import { changeAppearance, danmaku, toggleDanmaku } from './danmaku-store.ts';

/** Age of a message slightly before the current frame. */
const JUST_NOW_MS = 9_000;

/** Ports that record the viewer's blocks, as the core stores them, and the copied text. */
function blocking(deliver: (item: DanmakuItem) => void): Omit<DanmakuPorts, 'follow'> {
  let blocks = NO_BLOCKS;
  const listeners = new Set<(blocks: Blocks) => void>();
  return {
    followBlocks(onBlocks) {
      listeners.add(onBlocks);
      onBlocks(blocks);
      return () => listeners.delete(onBlocks);
    },
    block(change: BlockChange) {
      blocks = changedBlocks(blocks, change);
      deliver({ is: 'blocks', blocks });
      for (const listener of listeners) listener(blocks);
    },
    copy: vi.fn(),
    like: vi.fn(),
    report: vi.fn(),
  };
}

/** Chat whose messages are controlled by the test. */
function chat() {
  const listeners = new Set<Parameters<FollowDanmaku>[0]>();
  const follow: FollowDanmaku = (onItems) => {
    listeners.add(onItems);
    return () => listeners.delete(onItems);
  };
  const deliver = (item: DanmakuItem) => {
    for (const listener of listeners) listener([item]);
  };
  const sendText = (text: string, part: Partial<Pick<DanmakuText, 'own' | 'mentionsMe' | 'key'>> = {}) =>
    deliver({ is: 'fly', texts: [danmakuText({ text, at: Date.now() - JUST_NOW_MS, ...part })] });
  return { ports: { follow, ...blocking(deliver) }, bring: deliver, say: sendText, listeners };
}

/** A room that shows danmaku of a chat, once it listens. */
async function opened() {
  const room = chat();
  const { place, video } = openRoom({}, { danmaku: room.ports });
  await expect.poll(() => room.listeners.size).toBe(1);
  return { ...room, place, video };
}

/** Returns the number of painted pixels of the canvas. */
function drawn(container: HTMLElement): number {
  const canvas = container.querySelector<HTMLCanvasElement>('.danmaku canvas');
  const copy = new OffscreenCanvas(canvas?.width || 1, canvas?.height || 1);
  const context = copy.getContext('2d');
  if (!canvas || !context || canvas.width === 0) return 0;
  context.drawImage(canvas, 0, 0);
  const { data } = context.getImageData(0, 0, copy.width, copy.height);
  return data.filter((value, at) => at % 4 === 3 && value > 0).length;
}

test('chat messages are drawn by a worker, and removed ones disappear', async () => {
  const { place, say, bring } = await opened();
  expect(drawn(place)).toBe(0);
  say('这脚传球有说法', { key: 'one' });
  await expect.poll(() => drawn(place)).toBeGreaterThan(500);
  bring({ is: 'gone', keys: ['one'] });
  await expect.poll(() => drawn(place)).toBe(0);
  expect(place.querySelectorAll('.danmaku span')).toHaveLength(0);
});

test('the button hides the texts but not the chat, persistently', async () => {
  const { place, listeners } = await opened();
  const toggle = page.getByRole('button', { name: '弹幕', exact: true });
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  expect([
    place.querySelector('.danmaku'),
    listeners.size,
    localStorage.getItem('courtside.danmaku'),
  ]).toEqual([null, 0, 'off']);
  await userEvent.keyboard('d');
  expect(danmaku.on).toBe(true);
  toggleDanmaku();
  toggleDanmaku();
});

test('no text flies over a video that is elsewhere', async () => {
  const { place, video, listeners } = await opened();
  Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: video });
  video.dispatchEvent(new Event('enterpictureinpicture'));
  await expect.poll(() => [place.querySelector('.danmaku'), listeners.size]).toEqual([null, 0]);
  Reflect.deleteProperty(document, 'pictureInPictureElement');
  video.dispatchEvent(new Event('leavepictureinpicture'));
  await expect.poll(() => listeners.size).toBe(1);
});

const spans = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('.danmaku span')];

test('without a worker canvas the texts fly as page elements without overlap', async () => {
  const { transferControlToOffscreen } = HTMLCanvasElement.prototype;
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
  try {
    const { place, say, bring } = await opened();
    say('边路又空了，快压上', { key: 'other' });
    say('稳住，别回传', { own: true });
    await expect
      .poll(() => spans(place).map(({ textContent }) => textContent))
      .toEqual(['稳住，别回传', '边路又空了，快压上']);
    const moved = spans(place).map((span) => span.parentElement?.getAnimations().length);
    expect(moved).toEqual([1, 1]);
    expect(spans(place).map((span) => getComputedStyle(span).boxShadow !== 'none')).toEqual([true, false]);
    expect(new Set(spans(place).map((span) => span.getBoundingClientRect().top)).size).toBe(2);
    bring({ is: 'gone', keys: ['other'] });
    await expect.poll(() => spans(place)).toHaveLength(1);
  } finally {
    Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen });
  }
});

test('the way texts look is remembered', () => {
  changeAppearance({ area: 'all', opacity: 60 });
  expect(JSON.parse(localStorage.getItem('courtside.danmaku-look') ?? '')).toMatchObject({
    area: 'all',
    opacity: 60,
    speed: 'normal',
  });
  changeAppearance({ area: 'half', opacity: 100 });
});

/** Heights within the first lanes: a text rolls in the first one that has room. */
const LANES_PX = [48, 16, 80];
/** Number of positions on one sweep of a lane. */
const SWEEP = 40;

/**
 * Sends a text on every sweep, as the ones before may have crossed the video, until the menu of one is under the mouse. The
 * mouse then stays on the menu, which has to outlast the answer to a move made before it opened.
 */
async function pointAt({ place, video, say }: Awaited<ReturnType<typeof opened>>, text: string) {
  const { right = 0, top = 0 } = place.querySelector('.danmaku canvas')?.getBoundingClientRect() ?? {};
  let step = 0;
  const move = (target: Element, at: { clientX: number; clientY: number }) =>
    target.dispatchEvent(new PointerEvent('pointermove', { ...at, pointerType: 'mouse', bubbles: true }));
  const sweep = () => {
    if (step % SWEEP === 0) say(text, { key: `${text} ${step}` });
    step += 1;
    const lane = LANES_PX[Math.floor(step / SWEEP) % LANES_PX.length] ?? 0;
    move(video, { clientX: right - (step % SWEEP) * 8, clientY: top + lane });
  };
  let rests = 0;
  const rest = () => {
    const menu = page.getByRole('toolbar').query();
    rests = menu ? rests + 1 : 0;
    if (menu)
      move(menu, { clientX: menu.getBoundingClientRect().x, clientY: menu.getBoundingClientRect().y });
    else sweep();
    return rests;
  };
  // Longer than the mouse must rest before a text is looked for.
  await expect.poll(rest, { interval: 100, timeout: 20_000 }).toBe(2);
}

test('hovering a text opens its menu; blocking its sender removes their texts', async () => {
  const room = await opened();
  const { place, say, ports } = room;
  say('加我看盘，包你赢钱', { key: 'two' });
  await expect.poll(() => drawn(place)).toBeGreaterThan(500);
  await pointAt(room, '加我看盘，稳赚不赔');
  await expect.element(page.getByRole('toolbar', { name: /^潮间带 的弹幕：加我看盘/u })).toBeVisible();
  await page.getByRole('button', { name: '复制' }).click();
  expect(ports.copy).toHaveBeenCalledWith(expect.stringMatching(/^加我看盘/u));
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
  await pointAt(room, '加我看盘，最后一次');
  await page.getByRole('button', { name: '屏蔽此人' }).click();
  await expect.poll(() => drawn(place)).toBe(0);
}, 60_000);

test('a word blocked in the settings hides its texts until unblocked', async () => {
  const { place, say } = await opened();
  say('加我看盘，稳赚不赔', { key: 'one' });
  await expect.poll(() => drawn(place)).toBeGreaterThan(500);
  await page.getByRole('button', { name: '弹幕设置' }).click();
  await page.getByRole('tab', { name: '屏蔽' }).click();
  await page.getByRole('textbox', { name: '屏蔽词' }).fill('看盘');
  await page.getByRole('button', { name: '添加' }).click();
  await expect.poll(() => drawn(place)).toBe(0);
  say('看盘', { key: 'two' });
  await page.getByRole('button', { name: '不再屏蔽 看盘' }).click();
  say('看盘', { key: 'three' });
  await expect.poll(() => drawn(place)).toBeGreaterThan(100);
});
