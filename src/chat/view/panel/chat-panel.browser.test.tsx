import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { appError } from '#contract/errors.ts';
import { bet, giftContent, orderId } from '#tests/fixtures/chat/chat-messages.ts';
import { chatScene } from '#tests/fixtures/chat/chat-scene.tsx';
import { calmSwitches } from '#tests/fixtures/chat/memory-room.ts';

const logText = () => page.getByRole('log').query()?.textContent ?? '';

test('an unknown room shows that it does not exist', async () => {
  const scene = chatScene();
  scene.room.state.status = null;
  await expect.element(page.getByText('找不到这个聊天室')).toBeVisible();
});

test('an empty room invites the first message and shows it', async () => {
  const scene = chatScene();
  await expect.element(page.getByText('还没有人说话')).toBeVisible();
  scene.room.say({ text: '开球了' });
  await expect.poll(logText).toContain('开球了');
});

test('an unreachable platform is reported, and the room recovers by itself', async () => {
  const scene = chatScene();
  scene.room.state.failing = appError('NETWORK_ABNORMAL');
  await expect.element(page.getByText('聊天没有加载出来')).toBeVisible();
  scene.room.state.failing = null;
  scene.room.say({ text: '回来了' });
  await expect.poll(logText, { timeout: 8_000 }).toContain('回来了');
});

test('trouble in mid-chat is shown above the messages that are there', async () => {
  const scene = chatScene();
  scene.room.say({ text: '开球了' });
  await expect.poll(logText).toContain('开球了');
  scene.room.state.failing = appError('NETWORK_ABNORMAL');
  scene.room.say();
  await expect.element(page.getByText('聊天连接不稳定，正在重试')).toBeVisible();
  expect(logText()).toContain('开球了');
});

test('the room notice folds to one line until another notice replaces it', async () => {
  const scene = chatScene();
  const notice = { author: '阿泽说球', text: '中场 21:30 竞猜', role: 'anchor' } as const;
  scene.room.state.switches = { ...calmSwitches, notice };
  scene.room.say({ text: '开球了' });
  await expect.poll(logText).toContain('开球了');
  await expect.element(page.getByText('主播公告')).toBeVisible();
  await page.getByRole('button', { name: '收起公告' }).click();
  await expect
    .element(page.getByRole('button', { name: '展开公告' }))
    .toHaveAttribute('aria-expanded', 'false');
  scene.room.state.switches = { ...calmSwitches, notice: { ...notice, text: '下半场改聊战术' } };
  scene.room.say({ content: { kind: 'changes', changes: [], setup: true } });
  await expect.element(page.getByText('下半场改聊战术', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '收起公告' })).toBeVisible();
  scene.room.state.switches = { ...calmSwitches, notice };
  scene.room.say({ content: { kind: 'changes', changes: [], setup: true } });
  await expect.element(page.getByRole('button', { name: '展开公告' })).toBeVisible();
});

test('[4.10] the current order push stays visible and is removed with its revert', async () => {
  const scene = chatScene();
  scene.room.say({ content: { kind: 'betPush', bet: bet() } });
  for (let index = 0; index < 90; index += 1) scene.room.say();
  await page.getByRole('button', { name: '查看' }).click();
  await expect.poll(logText).toContain('推送了注单');
  scene.room.say({ content: { kind: 'betReverted', orderId: orderId('o-1') } });
  await expect.element(page.getByRole('button', { name: '查看' })).not.toBeInTheDocument();
});

test('[6.08] high welcomes have a banner, low ones a line', async () => {
  const scene = chatScene();
  scene.room.say({ from: 'u-1', name: '雪线以北', level: 10, content: { kind: 'welcome' } });
  scene.room.say({ from: 'u-2', name: '青禾不眠', level: 2, content: { kind: 'welcome' } });
  scene.room.say({ from: 'u-3', name: '三号看台', level: 1, content: { kind: 'welcome' } });
  await expect.poll(() => scene.box.querySelector('.chat-banner')?.textContent).toContain('雪线以北来到场边');
  await expect
    .poll(() => scene.box.querySelector('.chat-enter')?.textContent)
    .toContain('三号看台 等 2 人进入直播间');
});

test('a combo counts up in its row', async () => {
  const scene = chatScene();
  scene.room.say({ from: 'u-1', name: '橘子汽水', content: giftContent('c-1', 6) });
  await expect.poll(logText).toContain('×6');
  scene.room.say({ from: 'u-1', name: '橘子汽水', content: giftContent('c-1', 4) });
  await expect.poll(logText).toContain('×10');
  expect(scene.box.querySelectorAll('.chat-gift')).toHaveLength(1);
});

test('a screen reader gets a summary, not every message', async () => {
  const scene = chatScene();
  await expect.element(page.getByText('还没有人说话')).toBeVisible();
  for (let index = 0; index < 12; index += 1) scene.room.say();
  await expect.element(page.getByText('12 条新消息')).toBeInTheDocument();
  expect(page.getByRole('log').element().getAttribute('aria-live')).toBe('off');
});

test('Esc closes a card and returns the focus to the name', async () => {
  const scene = chatScene();
  scene.room.say({ from: 'u-9', name: '小舟', text: '看好客队' });
  const name = page.getByRole('button', { name: '小舟', exact: true });
  await name.click();
  await expect.element(page.getByRole('dialog', { name: '小舟 的资料' })).toBeVisible();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(name).toHaveFocus();
});
