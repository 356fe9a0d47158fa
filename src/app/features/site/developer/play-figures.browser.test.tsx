import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PlayFigures } from '#contract/community/room-figures.ts';
import type { LineChangeCause } from '#contract/community/video/video-view.ts';
import { serverTime } from '#contract/units/time.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { PlayPart } from './play-figures.tsx';

const A = { lineId: 'a', name: '线路一' };
const B = { lineId: 'b', name: '线路二' };
/** 08:00:00 in Beijing. */
const EIGHT = Date.UTC(2026, 0, 1);

const figures = (...causes: readonly LineChangeCause[]): PlayFigures => ({
  view: { is: 'loading' },
  firstFrameMs: null,
  stalls: 0,
  failures: 0,
  lineChanges: causes.map((cause, index) => ({
    at: serverTime(EIGHT + index * 1_000),
    from: index % 2 === 0 ? A : B,
    to: index % 2 === 0 ? B : A,
    cause,
  })),
});

const table = () => page.getByRole('table', { name: '线路切换记录' });

test('line changes are listed newest first with time and cause', async () => {
  const changes = figures({ is: 'stalled' }, { is: 'failed', code: 'MEDIA_EXPIRED' });
  mount(<PlayPart play={changes} video={null} />);
  await expect
    .element(table().getByRole('row').nth(1))
    .toHaveTextContent('08:00:01线路二 → 线路一播放出错MEDIA_EXPIRED');
  await expect.element(table().getByRole('row').nth(2)).toHaveTextContent('08:00:00线路一 → 线路二画面卡住');
});

test('a video that kept its line has no table of changes', async () => {
  mount(<PlayPart play={figures()} video={null} />);
  await expect.element(page.getByRole('heading', { name: '画面' })).toBeVisible();
  expect(table().query()).toBeNull();
});
