import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GiftRun, GiftStageView } from '#contract/community/gift/stage.ts';
import { GiftId, UserId } from '#contract/fields/ids.ts';
import { coins } from '#contract/units/money.ts';
import { until } from '#tests/fixtures/time/until.ts';
import { GiftStage } from './gift-stage.tsx';
import '#app/theme/fresh.css';

const run = (runId: string, animationUrl: string): GiftRun => ({
  runId,
  sender: { userId: v.parse(UserId, 'u1'), name: '雪线以北', avatar: '', level: 10, role: 'member' },
  giftId: v.parse(GiftId, 'g01'),
  name: '哨子',
  iconUrl: 'data:,',
  animationUrl,
  price: coins(1),
  count: 18,
  own: false,
});

const EMPTY: GiftStageView = {
  banners: [],
  animation: null,
  entrance: null,
  waiting: 0,
  skipped: 0,
  bannersSkipped: 0,
};

let host: HTMLDivElement;
let root: ReturnType<typeof createRoot>;
const shown = vi.fn<(runId: string) => void>();
const ports = { shown, quiet: () => undefined };

const show = (view: Partial<GiftStageView>) =>
  flushSync(() => root.render(<GiftStage view={{ ...EMPTY, ...view }} muted volume={70} ports={ports} />));

beforeEach(() => {
  shown.mockClear();
  host = document.createElement('div');
  host.style.cssText = 'position:relative;width:640px;height:360px';
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  flushSync(() => root.unmount());
  host.remove();
});

test('an animation plays to its end and is reported to the core', async () => {
  show({ animation: run('r1', '/src/sandbox/domains/community/gift/animations/whistle.svga') });
  await until(() => expect(host.querySelector('canvas')).not.toBeNull());
  await until(() => expect(shown).toHaveBeenCalledExactlyOnceWith('r1'));
  expect(host.querySelector('canvas')).toBeNull();
});

test('an animation is observable through marks that are not retained', async () => {
  const marks: string[] = [];
  const observer = new PerformanceObserver((list) => {
    marks.push(...list.getEntries().map(({ name }) => name));
  });
  observer.observe({ type: 'mark' });
  show({ animation: run('r0', '/src/sandbox/domains/community/gift/animations/whistle.svga') });
  await until(() => expect(marks).toContain('gift.plays'));
  observer.disconnect();
  expect(performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('gift.'))).toEqual([]);
});

test('a broken animation shows its drawing, then the next one plays', async () => {
  const broken = run('r2', URL.createObjectURL(new Blob(['not a movie'])));
  show({ animation: broken, banners: [broken] });
  await until(() => expect(host.querySelector('.drawn-gift img')?.getAttribute('src')).toBe(broken.iconUrl));
  expect(shown).not.toHaveBeenCalled();
  await until(() => expect(shown).toHaveBeenCalledExactlyOnceWith('r2'));
  expect(host.querySelector('.gift-banner__count')?.textContent).toBe('×18');
  show({
    animation: run('r3', '/src/sandbox/domains/community/gift/animations/whistle.svga'),
    banners: [broken],
  });
  await until(() => expect(host.querySelector('canvas')).not.toBeNull());
});

test('removing a playing animation clears the stage without a report', async () => {
  show({ animation: run('r4', '/src/sandbox/domains/community/gift/animations/whistle.svga') });
  await until(() => expect(host.querySelector('canvas')).not.toBeNull());
  show({});
  expect(host.querySelector('canvas')).toBeNull();
  expect(shown).not.toHaveBeenCalled();
});

test('the canvas has a pixel for every pixel of the screen', async () => {
  show({ animation: run('r5', '/src/sandbox/domains/community/gift/animations/whistle.svga') });
  await until(() => expect(host.querySelector('canvas')?.width).toBe(640 * Math.min(2, devicePixelRatio)));
});

test('the combo is read aloud once it has settled', async () => {
  show({ banners: [run('r6', '')] });
  await until(() =>
    expect(host.querySelector('[aria-live]')?.textContent).toBe('雪线以北 送出 哨子，共 18 个'),
  );
});
