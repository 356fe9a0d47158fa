import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ChatFeed } from '#chat/core/room/feed.ts';
import type { ChatViewPorts } from '#chat/view/chat-ports.ts';
import { appError } from '#contract/errors.ts';
import { MatchId } from '#contract/fields/ids.ts';
import { minor } from '#contract/units/money.ts';
import { serverTime } from '#contract/units/time.ts';
import { bet, clientMsgId, orderId } from '#tests/fixtures/chat/chat-messages.ts';
import { chatScene } from '#tests/fixtures/chat/chat-scene.tsx';
import { calmSwitches, openStatus } from '#tests/fixtures/chat/memory-room.ts';

const field = () => page.getByRole('textbox', { name: '聊天内容' });
const logText = () => page.getByRole('log').query()?.textContent ?? '';
const sendButton = () => page.getByRole('button', { name: '发送' });

async function asMember(switches: Partial<typeof calmSwitches> = {}, own: Partial<ChatViewPorts> = {}) {
  const scene = chatScene(own);
  scene.room.state.switches = { ...calmSwitches, ...switches };
  scene.room.login();
  scene.room.say({ text: '开球了' });
  await expect.element(field()).toBeVisible();
  return scene;
}

test('a guest is sent to the login, and the draft survives it', async () => {
  const [promptLogin, goToLogIn] = [vi.fn(), vi.fn()];
  const scene = chatScene({ promptLogin, goToLogIn });
  await page.getByRole('button', { name: '登录后参与聊天' }).click();
  expect(promptLogin).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  expect(goToLogIn).toHaveBeenCalledOnce();
  scene.room.login();
  await field().fill('等我一下');
  scene.room.logout();
  await expect.element(page.getByRole('button', { name: '登录后参与聊天' })).toBeVisible();
  scene.room.login();
  await expect.element(field()).toHaveValue('等我一下');
});

test('Enter sends, shows the message at once and clears the field', async () => {
  await asMember();
  await field().fill('稳住，别回传');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('');
  await expect.poll(logText).toContain('稳住，别回传');
});

test('[7.14] a message of which nothing can be seen is not sent', async () => {
  await asMember();
  for (const text of ['\u2800', '\u3164 ', '\u200b\u200b', '\u{e0041}']) {
    await field().fill(text);
    await expect.element(sendButton()).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue(text);
  }
  await field().fill('⠿');
  await expect.element(sendButton()).toBeEnabled();
});

test('an Enter that confirms an input method choice does not send', async () => {
  const scene = await asMember();
  await field().fill('nihao');
  field()
    .element()
    .dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    );
  await expect.element(field()).toHaveValue('nihao');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('');
  expect(scene.room.times('send')).toHaveLength(1);
});

test('[6.01] an Enter that WebKit sends after a composition does not send', async () => {
  const scene = await asMember();
  await field().fill('nihao');
  field()
    .element()
    .dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
    );
  await expect.element(field()).toHaveValue('nihao');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('');
  expect(scene.room.times('send')).toHaveLength(1);
});

test('two panels of one room share draft, sending and wait', async () => {
  const scene = await asMember({ slowModeMs: 60_000 });
  scene.show(2);
  const [beside, over] = [field().nth(0), field().nth(1)];
  await beside.fill('稳住');
  await expect.element(over).toHaveValue('稳住');
  await over.click();
  await userEvent.keyboard('，别回传{Enter}');
  await expect.element(beside).toHaveValue('');
  await expect.element(page.getByText('稳住，别回传')).toHaveLength(2);
  expect(scene.room.times('send')).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: /^\d+ 秒$/ })).toHaveLength(2);
});

test('two panels that appear at once share what is typed', async () => {
  const scene = chatScene({}, undefined, 2);
  scene.room.login();
  await field().nth(1).fill('稳住');
  await expect.element(field().nth(0)).toHaveValue('稳住');
});

test('text survives a rejection, which is shown while it applies', async () => {
  const scene = await asMember();
  scene.room.state.refusing = appError('CHAT_TOO_FAST', { waitMs: 1_500 });
  await field().fill('这球越位了');
  await sendButton().click();
  await expect.element(page.getByText('发得太快，2 秒后再发')).toBeVisible();
  await expect.element(field()).toHaveValue('这球越位了');
  scene.room.state.refusing = null;
  await expect.element(sendButton()).toBeEnabled();
  await expect.element(page.getByText(/发得太快/)).not.toBeInTheDocument();
  await sendButton().click();
  await expect.poll(logText).toContain('这球越位了');
});

test('a lost message stays listed and is resent when the room responds', async () => {
  const scene = await asMember();
  scene.room.state.failing = appError('OFFLINE');
  await field().fill('有人吗');
  await sendButton().click();
  await expect.poll(logText).toContain('等待网络，恢复后自动发送');
  scene.room.state.failing = null;
  await expect.poll(logText, { timeout: 5_000 }).not.toContain('等待网络');
  await expect.poll(logText).toContain('有人吗');
  expect(scene.box.querySelectorAll('.is-self')).toHaveLength(1);
});

test('a message waiting for the network can be deleted before sending', async () => {
  const scene = await asMember();
  scene.room.state.failing = appError('OFFLINE');
  await field().fill('算了');
  await sendButton().click();
  await page.getByRole('button', { name: '删除' }).click();
  await expect.poll(logText).not.toContain('算了');
  scene.room.state.failing = null;
  scene.room.say({ text: '回来了' });
  await expect.poll(logText, { timeout: 5_000 }).toContain('回来了');
  expect(logText()).not.toContain('算了');
});

test('slow mode counts down in the button while the field stays editable', async () => {
  await asMember({ slowModeMs: 3_000 });
  await field().fill('第一句');
  await sendButton().click();
  await expect.element(page.getByRole('button', { name: '3 秒' })).toBeDisabled();
  await field().fill('第二句');
  await expect.element(field()).toHaveFocus();
  await expect.element(page.getByRole('button', { name: '2 秒' })).toBeVisible();
  await expect.element(sendButton()).toBeEnabled();
});

test('slow mode starting after a message counts from that message', async () => {
  const scene = await asMember();
  await field().fill('第一句');
  await sendButton().click();
  await expect.poll(logText).toContain('第一句');
  const setUp = (slowModeMs: number) => {
    scene.room.state.switches = { ...calmSwitches, slowModeMs };
    scene.room.say({ content: { kind: 'changes', changes: [], setup: true } });
  };
  setUp(60_000);
  await expect
    .element(field())
    .toHaveAttribute('placeholder', expect.stringMatching(/^慢速模式，\d+ 秒后可发言$/));
  setUp(0);
  await expect.element(field()).toHaveAttribute('placeholder', '说点什么，文明观赛');
});

test('messages of sixty characters are accepted, sixty-four rejected', async () => {
  await asMember();
  await field().fill('球'.repeat(60));
  await expect.element(sendButton()).toBeEnabled();
  await field().fill('球'.repeat(64));
  await expect.element(page.getByText('最多 60 个字，删减后再发')).toBeVisible();
  await expect.element(sendButton()).toBeDisabled();
});

test('a muted member sees how long it lasts', async () => {
  const scene = chatScene();
  const mutedUntil = serverTime(Date.now() + 83_528_000);
  scene.room.state.switches = { ...calmSwitches, maySpeak: false, mutedUntil };
  scene.room.login();
  await expect.element(page.getByText(/你已被禁言，剩余 23:12:0\d/)).toBeVisible();
  await expect.element(field()).not.toBeInTheDocument();
});

test('a closed chat shows that it is closed without inviting messages', async () => {
  const scene = chatScene();
  scene.room.state.status = { ...openStatus, open: false };
  await expect.element(page.getByText('聊天暂未开放').first()).toBeVisible();
  await expect.element(page.getByText('聊天暂未开放').nth(1)).toBeVisible();
  await expect.element(page.getByText('你可以说第一句')).not.toBeInTheDocument();
});

test('[6.06] a hidden chat shows neither messages nor a field', async () => {
  const scene = chatScene();
  scene.room.state.status = { ...openStatus, open: false, hidden: true };
  await expect.element(page.getByText('这个直播间没有开放聊天')).toBeVisible();
  await expect.element(page.getByRole('log')).not.toBeInTheDocument();
});

test('[6.02] only an admin can mute a member from their card', async () => {
  const muted: [string, number][] = [];
  const scene = chatScene({ mute: async (userId, minutes) => muted.push([userId, minutes]) });
  scene.room.state.switches = { ...calmSwitches, admin: true };
  scene.room.login();
  scene.room.say({ from: 'u-9', name: '小舟', text: '外链' });
  await page.getByRole('button', { name: '小舟' }).click();
  await page.getByRole('button', { name: '禁言 1 小时' }).click();
  expect(muted).toEqual([['u-9', 60]]);
});

test('a name in a card is mentioned by one tap', async () => {
  const scene = await asMember();
  scene.room.say({ from: 'u-9', name: '小舟', text: '有人看好客队吗' });
  await page.getByRole('button', { name: '小舟' }).click();
  await expect.element(page.getByRole('button', { name: /禁言/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: '提及 小舟' }).click();
  await expect.element(field()).toHaveValue('@小舟 ');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('我看好{Enter}');
  await expect
    .poll(() => scene.room.newest()?.content)
    .toMatchObject({ text: '@小舟 我看好', mentions: ['u-9'] });
});

test('[3.10] an own bet is shared to the room as an order push', async () => {
  const order = { ...bet(), matchId: v.parse(MatchId, '1001'), stake: minor(5_000), placedAt: serverTime(0) };
  const scene = chatScene({ myOrders: async () => [{ ...order, status: 'open' }] });
  scene.room.login();
  scene.room.say();
  await page.getByRole('button', { name: '分享注单' }).click();
  await page.getByRole('button', { name: '分享', exact: true }).click();
  await expect.poll(logText).toContain('推送了注单');
});

test('messages are typed and sent without browser storage', async () => {
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('storage is forbidden', 'SecurityError');
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(window, 'sessionStorage'));
  await asMember();
  for (const text of ['第一句', '第二句']) {
    await field().fill(text);
    await expect.element(sendButton()).toBeEnabled();
    await sendButton().click();
    await expect.poll(logText).toContain(text);
    await expect.element(field()).toHaveValue('');
  }
});

test('a retry after a core crash keeps the message id and mentions', async () => {
  const sent: (readonly [id: string, text: string, mentions: readonly string[]])[] = [];
  const held: { feed?: ChatFeed } = {};
  const scene = chatScene({
    send: (id, text, mentions) => {
      sent.push([id, text, mentions]);
      if (held.feed === undefined) throw new Error('the room is not there yet');
      return held.feed.send(id, text, mentions);
    },
    retry: () => Promise.reject(appError('CORE_DEAD')),
  });
  held.feed = scene.feed;
  scene.room.login();
  scene.room.say({ from: 'u-9', name: '小舟', text: '有人看好客队吗' });
  await page.getByRole('button', { name: '小舟' }).click();
  await page.getByRole('button', { name: '提及 小舟' }).click();
  await expect.element(field()).toHaveValue('@小舟 ');
  scene.room.state.failing = appError('OFFLINE');
  await userEvent.keyboard('我看好{Enter}');
  await page.getByRole('button', { name: '重试' }).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]).toEqual([sent[0]?.[0], '@小舟 我看好', ['u-9']]);
  expect(sent[1]).toEqual(sent[0]);
});

test('a name is suggested while typing and accepted by key', async () => {
  const scene = await asMember();
  scene.room.say({ text: '我来了', from: 'u-hill', name: '云岭观察员' });
  scene.room.say({ text: '我也是', from: 'u-light', name: '半场灯光' });
  await expect.poll(logText).toContain('我也是');
  await field().fill('看 @');
  await expect.element(page.getByRole('option', { name: /云岭观察员/ })).toBeVisible();
  await field().fill('看 @半');
  await expect.element(page.getByRole('option', { name: /云岭观察员/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('看 @半场灯光 ');
  expect(scene.room.times('send')).toHaveLength(0);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => scene.room.times('send')).toHaveLength(1);
});

test('an emote is inserted at the caret and the panel stays open', async () => {
  await asMember();
  await field().fill('好球');
  await page.getByRole('button', { name: '表情' }).click();
  await page.getByRole('button', { name: '鼓掌' }).click();
  await page.getByRole('button', { name: '进球' }).click();
  await expect.element(field()).toHaveValue('好球[鼓掌][进球]');
  await userEvent.keyboard('{Escape}');
  await field().click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('img', { name: '[进球]' })).toBeVisible();
});

test('emoji are found by Chinese words from this site only', async () => {
  await asMember();
  await page.getByRole('button', { name: '表情' }).click();
  await page.getByRole('tab', { name: 'Emoji' }).click();
  await page.getByRole('searchbox', { name: /搜索 Emoji/ }).fill('破防');
  await expect.element(page.getByRole('gridcell').first()).toHaveTextContent('😭');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('😭');
  const requestedOrigins = performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin);
  expect([...new Set(requestedOrigins)]).toEqual([location.origin]);
});

test('a reply from a card shows a quote that links back', async () => {
  const scene = await asMember();
  scene.room.say({ text: '该换人了', from: 'u-hill', name: '云岭观察员' });
  await page.getByText('该换人了').click();
  await page.getByRole('dialog').getByRole('button', { name: '回复' }).click();
  await expect.element(page.getByText('回复 云岭观察员')).toBeVisible();
  await field().fill('同意[点赞]');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: '回复 云岭观察员：该换人了' })).toBeVisible();
  await expect.element(page.getByText('回复 云岭观察员', { exact: true })).not.toBeInTheDocument();
});

test('a message is liked, copied and reported without notifying its author', async () => {
  const [liked, reported, copied] = [vi.fn(async () => 1), vi.fn(async () => undefined), vi.fn()];
  const scene = await asMember({}, { like: liked, report: reported, copy: copied });
  const { id } = scene.room.say({ text: '加我带单', from: 'u-hill', name: '云岭观察员' });
  const open = () => page.getByText('加我带单').first().click();
  await open();
  await page.getByRole('button', { name: '点赞' }).click();
  await expect.poll(() => liked.mock.calls).toEqual([[id]]);
  await open();
  await page.getByRole('button', { name: '复制' }).click();
  expect(copied.mock.calls).toEqual([['加我带单']]);
  await open();
  await page.getByRole('button', { name: '举报' }).click();
  await page.getByRole('button', { name: '广告' }).click();
  await expect.poll(() => reported.mock.calls).toEqual([[id, 'advert']]);
});

test('[4.10] an own order push is reverted from its card', async () => {
  const scene = await asMember();
  await scene.feed.pushOrder(clientMsgId('push-1'), orderId('o-1'));
  await page.getByRole('log').getByRole('button', { name: '北岸的风' }).click();
  await page.getByRole('button', { name: '撤回推送' }).click();
  await expect.element(page.getByText('的注单已撤回')).toBeVisible();
});
