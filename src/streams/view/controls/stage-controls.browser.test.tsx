import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { VideoView } from '#contract/community/video/video-view.ts';
import { serverTime } from '#contract/units/time.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { openRoom } from '#tests/fixtures/video/live-room.tsx';
import { VideoStage } from '../stage/video-stage.tsx';

const SLOW = { timeout: 12_000 };
const noCommands = {
  report: () => undefined,
  chooseLine: () => undefined,
  chooseQuality: () => undefined,
  chooseKind: () => undefined,
  refresh: () => undefined,
};
const EIGHT = serverTime(Date.UTC(2026, 5, 12, 12, 0));

const show = (view: VideoView, byAnchor = false) =>
  mount(
    <VideoStage
      view={view}
      commands={noCommands}
      serverNow={Date.now}
      title="星港城 对 白鹭湾"
      theatre={false}
      onTheatre={() => undefined}
      startAt={EIGHT}
      byAnchor={byAnchor}
      head={null}
      overlay={null}
    />,
  );

async function openMoving(part: Parameters<typeof openRoom>[0] = { types: ['flv'] }) {
  const room = openRoom(part);
  await expect.poll(() => room.reports[0]?.is, SLOW).toBe('playing');
  return room;
}

test('[2.11] the first visit starts muted and one click unmutes permanently', async () => {
  localStorage.removeItem('courtside.sound');
  const { video } = await openMoving();
  const prompt = page.getByRole('button', { name: '点按打开声音' });
  await expect.element(prompt).toBeVisible();
  expect([video.muted, video.paused]).toEqual([true, false]);
  await prompt.click();
  await expect.poll(() => video.muted).toBe(false);
  expect(prompt.query()).toBeNull();
  expect([video.volume, localStorage.getItem('courtside.sound')]).toEqual([0.7, '70,0']);
});

test('volume and mute keys work on the page but not while typing', async () => {
  const { video } = await openMoving();
  await userEvent.keyboard('m');
  await expect.poll(() => video.muted).toBe(true);
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => [video.muted, video.volume]).toEqual([false, 0.05]);
  mount(<input aria-label="说点什么" />);
  await userEvent.type(page.getByLabelText('说点什么'), 'm f');
  expect(video.muted).toBe(false);
  expect(document.fullscreenElement).toBeNull();
});

test('volume 0 mutes, and unmuting restores the previous volume', async () => {
  const { video } = await openMoving();
  const slider = page.getByRole('slider', { name: '音量' });
  await slider.fill('40');
  await slider.fill('0');
  await expect.poll(() => video.muted).toBe(true);
  await expect.element(slider).toHaveAttribute('aria-valuetext', '静音');
  await page.getByRole('button', { name: '打开声音' }).click();
  await expect.poll(() => [video.muted, video.volume]).toEqual([false, 0.4]);
});

test('a video paused by the viewer stays paused on another line', async () => {
  const { video, session, reports } = await openMoving();
  await page.getByRole('button', { name: '暂停' }).click();
  await expect.element(page.getByRole('button', { name: '继续播放' })).toBeVisible();
  session.chooseLine('l1');
  await expect.poll(() => reports.filter(({ is }) => is === 'playing').length, SLOW).toBe(2);
  expect(video.paused).toBe(true);
  await page.getByRole('button', { name: '继续播放' }).click();
  await expect.poll(() => video.paused).toBe(false);
});

test('the controls hide when the mouse leaves and return for the keyboard', async () => {
  const { place } = await openMoving();
  const controls = place.querySelector('.control');
  if (!controls) throw new Error('the stage has controls');
  const opacity = () => getComputedStyle(controls).opacity;
  await userEvent.hover(page.getByRole('region'));
  await expect.poll(opacity).toBe('1');
  await userEvent.hover(document.documentElement, { position: { x: 5, y: 790 } });
  await expect.poll(opacity, SLOW).toBe('0');
  await userEvent.keyboard('{Tab}');
  await expect.poll(opacity).toBe('1');
});

test.each([
  ['notStarted', '比赛尚未开始', '20:00 开始，到点会自动播放'],
  ['interrupted', '主播暂时离开', '恢复后会自动播放'],
  ['ended', '直播已结束', '去首页看看其他正在直播的比赛'],
] as const)('[4.01] a video that is %s shows its state and what follows', async (is, title, text) => {
  show({ is });
  const message = page.getByRole('status').filter({ hasText: title });
  await expect.element(message.getByText(text)).toBeVisible();
});

test('[4.01] the video of an absent anchor names the anchor and the time', async () => {
  show({ is: 'notStarted' }, true);
  const message = page.getByRole('status').filter({ hasText: '主播还没开播' });
  await expect.element(message.getByText('20:00 开播，到点会自动播放')).toBeVisible();
});

test('[8.16] a failure is announced at once and can be retried manually', async () => {
  show({ is: 'failed', code: 'MEDIA_NO_LINE', retryAtMono: 1 });
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '立即重试' })).toBeVisible();
});
