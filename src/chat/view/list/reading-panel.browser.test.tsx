import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { giftContent } from '#tests/fixtures/chat/chat-messages.ts';
import { chatScene } from '#tests/fixtures/chat/chat-scene.tsx';

const logText = () => page.getByRole('log').query()?.textContent ?? '';
const setting = (name: string) => page.getByRole('switch', { name });
const settings = () => page.getByRole('button', { name: '阅读设置' });
type Scene = ReturnType<typeof chatScene>;

/** A room with a gift and a welcome after every tenth message, and the anchor's word at the end. */
async function opened(lines = 120): Promise<Scene> {
  const scene = chatScene();
  for (let index = 1; index <= lines; index += 1) {
    scene.room.say({ text: `第 ${index} 句` });
    if (index % 10 === 0) {
      scene.room.say({ name: '橘子汽水', content: giftContent(`c-${index}`) });
      scene.room.say({ name: '雪线以北', level: 10, content: { kind: 'welcome' } });
    }
  }
  scene.room.say({ text: '阵型没变', role: 'anchor', name: '阿泽说球' });
  await expect.poll(logText).toContain('阵型没变');
  return scene;
}

/** Returns the offset of a row from the top of the list, px; null when it is not rendered. */
function topOf(scene: Scene, text: string): number | null {
  const rows = scene.scroller().querySelectorAll('[data-said]');
  const row = [...rows].find(({ textContent }) => textContent?.endsWith(text));
  if (row === undefined) return null;
  return row.getBoundingClientRect().top - scene.scroller().getBoundingClientRect().top;
}

/** Reads back until the row is the first in sight. */
async function readBackTo(scene: Scene, text: string): Promise<void> {
  scene.scroller().dispatchEvent(new WheelEvent('wheel', { deltaY: -600, bubbles: true }));
  await expect
    .poll(() => {
      scene.scroller().scrollTop -= 200;
      return topOf(scene, text);
    })
    .not.toBeNull();
  scene.scroller().scrollTop += (topOf(scene, text) ?? 0) + 3;
  await expect.poll(() => topOf(scene, text)).toBe(-3);
}

test('hidden rows are counted and restored by one press', async () => {
  const scene = await opened(30);
  await settings().click();
  await setting('隐藏礼物消息').click();
  await expect.poll(logText).not.toContain('冠军奖杯');
  await expect.element(page.getByText('阅读设置已隐藏 3 条消息')).toBeVisible();
  await setting('隐藏进场提示').click();
  await expect.element(page.getByText('阅读设置已隐藏 6 条消息')).toBeVisible();
  await expect.poll(logText).not.toContain('来到场边');
  scene.room.say({ name: '橘子汽水', content: giftContent('c-later') });
  await expect.element(page.getByText('阅读设置已隐藏 7 条消息')).toBeVisible();
  await page.getByRole('button', { name: '全部显示' }).click();
  await expect.poll(logText).toContain('冠军奖杯');
  await expect.element(page.getByRole('button', { name: '全部显示' })).not.toBeInTheDocument();
});

test('a filter on anchors and admins explains an empty list', async () => {
  const scene = chatScene();
  scene.room.say({ text: '角球' });
  await expect.poll(logText).toContain('角球');
  await settings().click();
  await setting('只看主播和房管').click();
  await expect.element(page.getByText('其他消息已按你的阅读设置隐藏')).toBeVisible();
  scene.room.say({ text: '换人', role: 'anchor', name: '阿泽说球' });
  await expect.poll(logText).toContain('换人');
  await expect.poll(logText).not.toContain('角球');
});

test('a frozen row stays in place when rows hide or text grows', async () => {
  const scene = await opened();
  await readBackTo(scene, '第 62 句');
  await settings().click();
  // The list may still correct the estimated heights of the rows above.
  const top = topOf(scene, '第 62 句') ?? Number.NaN;
  await setting('隐藏礼物消息').click();
  await expect.poll(logText).not.toContain('冠军奖杯');
  await expect.poll(() => topOf(scene, '第 62 句')).toBe(top);
  await page.getByText('特大').click();
  await expect.poll(() => Math.abs((topOf(scene, '第 62 句') ?? 99) - top)).toBeLessThan(1);
  const row = [...scene.scroller().querySelectorAll('[data-said]')].at(-1);
  expect(row && getComputedStyle(row).fontSize).toBe('18px');
  await expect.element(page.getByRole('button', { name: /^(回到最新|\d+ 条新消息)/ })).toBeVisible();
});

test('a reader who follows is still at the foot when texts grow', async () => {
  const scene = await opened();
  await settings().click();
  await page.getByText('特大').click();
  const foot = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement) =>
    scrollHeight - clientHeight - scrollTop;
  await expect.poll(() => foot(scene.scroller())).toBeLessThan(2);
  await expect.element(page.getByText('阵型没变')).toBeInViewport();
});

test('message times are shown while the setting is on', async () => {
  const scene = await opened(3);
  expect(scene.box.querySelectorAll('time')).toHaveLength(0);
  await settings().click();
  await setting('显示发言时间').click();
  await expect.poll(() => scene.box.querySelectorAll('time').length).toBe(4);
  expect(scene.box.querySelector('time')?.textContent).toMatch(/^\d\d:\d\d$/);
});
