import { expect, test } from 'vitest';
import { danmakuText } from '#tests/fixtures/chat/danmaku-texts.ts';
import {
  APPEARANCE_CHOICES,
  type DanmakuAppearance,
  DEFAULT_APPEARANCE,
  type Layout,
  layoutOf,
  type StageSize,
} from './danmaku-appearance.ts';
import { createDanmakuStage, type StageView } from './danmaku-stage.ts';
import type { Flying } from './flight.ts';
import type { StageAnswer, StageRequest } from './stage-messages.ts';

const SIZE: StageSize = { widthPx: 800, heightPx: 400, fontPx: 20, ratio: 2 };
const WIDTH_EM = 10;
const paused = { filmedAt: null, knownAt: 0, rate: 0 };

type Wait = { readonly at: number; readonly act: () => void };

/** A stage over a driven clock, with what it has drawn and answered. */
function opened(size = SIZE) {
  let now = 0;
  const waits = new Set<Wait>();
  const views: StageView[] = [];
  const answers: StageAnswer[] = [];
  const shown = new Set<Flying>();
  const layouts: Layout[] = [];
  const entered: string[] = [];
  const schedule = (ms: number, act: () => void) => {
    const wait = { at: now + ms, act };
    waits.add(wait);
    return () => void waits.delete(wait);
  };
  const stage = createDanmakuStage(
    {
      measureEm: () => WIDTH_EM,
      layout: (layout) => void layouts.push(layout),
      enter: (flying) => {
        shown.add(flying);
        entered.push(flying.text.text);
      },
      leave: (flying) => void shown.delete(flying),
      draw: (view) => void views.push(view),
    },
    { now: () => now, soon: (act) => schedule(16, act), after: schedule },
    (answer) => void answers.push(answer),
  );
  const send = (...requests: readonly StageRequest[]) => {
    for (const request of requests) stage.handle(request);
  };
  /** Runs the next step that waits. @returns how long it waited, ms; null when the stage sleeps */
  const step = (): number | null => {
    const [due] = [...waits].toSorted((one, other) => one.at - other.at);
    if (due === undefined) return null;
    const waitedMs = due.at - now;
    waits.delete(due);
    now = due.at;
    due.act();
    return waitedMs;
  };
  send({ is: 'stage', size });
  step();
  return {
    ask: send,
    step,
    stop: stage.stop,
    views,
    answers,
    layouts,
    entered,
    shownTexts: () => [...shown].map(({ text }) => text.text),
  };
}

const fly = (text: string, at = 0): StageRequest => ({ is: 'fly', texts: [danmakuText({ text, at })] });

test('a stage without texts sleeps', () => {
  expect(opened().step()).toBeNull();
});

test('a text is moved at every frame until it has left', () => {
  const { ask, step, shownTexts } = opened();
  ask(fly('好球'));
  step();
  expect(shownTexts()).toEqual(['好球']);
  let frames = 0;
  while (step() === 16) frames += 1;
  expect(shownTexts()).toEqual([]);
  expect(frames).toBeGreaterThan(100);
});

test('a held text wakes the stage when the video reaches it', () => {
  const { ask, step, shownTexts } = opened();
  ask({ is: 'picture', videoTime: { filmedAt: 1_000, knownAt: 0, rate: 1 } }, fly('晚', 6_016));
  step();
  expect(step()).toBe(4_984);
  expect(shownTexts()).toEqual(['晚']);
});

test('a stage with a paused video moves no text and sleeps', () => {
  const { ask, step, views } = opened();
  ask(fly('好球'));
  step();
  ask({ is: 'picture', videoTime: paused });
  step();
  expect(views.at(-1)?.moving).toBe(false);
  expect(step()).toBeNull();
});

test('a stopped stage takes no further step', () => {
  const { ask, step, stop } = opened();
  ask(fly('好球'));
  stop();
  expect(step()).toBeNull();
});

test('a request replaces the step that waits', () => {
  const { ask, step } = opened();
  ask({ is: 'putBack' }, { is: 'putBack' });
  expect([step(), step()]).toEqual([16, null]);
});

test.each([
  ['withdrawn', (key: string): StageRequest => ({ is: 'gone', keys: [key] })],
  ['no longer there after a jump', (): StageRequest => ({ is: 'again', texts: [] })],
])('a text that is %s leaves at once', (_, requestFor) => {
  const { ask, step, shownTexts } = opened();
  const text = danmakuText({ text: '走' });
  ask({ is: 'fly', texts: [text] });
  step();
  ask(requestFor(text.key));
  expect(shownTexts()).toEqual([]);
});

test('a list that begins again forgets what does not fly yet', () => {
  const { ask, step, entered } = opened();
  ask({ is: 'picture', videoTime: { filmedAt: 0, knownAt: 0, rate: 1 } }, fly('旧', 500), {
    is: 'begin',
    texts: [],
  });
  step();
  expect(step()).toBeNull();
  expect(entered).toEqual([]);
});

test('a text under the pointer is described and lifted until put back', () => {
  const { ask, step, views, answers } = opened();
  ask(fly('看我'));
  for (let frame = 0; frame < 60; frame += 1) step();
  const { flight, layout } = views.at(-1) ?? {};
  const [flying] = flight?.flying ?? [];
  if (!flight || !layout || !flying) throw new Error('the text flies');
  const leftPx = flight.leftOf(flying) * layout.fontPx;
  const topPx = flying.lane * layout.linePx;
  ask({ is: 'point', xPx: leftPx, yPx: topPx });
  step();
  const size = { widthPx: WIDTH_EM * layout.fontPx, heightPx: layout.linePx, fontPx: layout.fontPx };
  expect(answers).toEqual([
    { is: 'pointed', pointed: { text: flying.text, count: 1, leftPx, topPx, ...size } },
  ]);
  expect(views.at(-1)?.lifted).toBe(flying);
  ask({ is: 'putBack' });
  step();
  expect(views.at(-1)?.lifted).toBeNull();
});

test('only points inside a text are a hit', () => {
  const { ask, step, views, answers } = opened();
  ask(fly('看我'), { is: 'picture', videoTime: paused });
  step();
  const { flight, layout } = views.at(-1) ?? {};
  const [flying] = flight?.flying ?? [];
  if (!flight || !layout || !flying) throw new Error('the text flies');
  const left = flight.leftOf(flying) * layout.fontPx;
  const right = left + WIDTH_EM * layout.fontPx;
  const top = flying.lane * layout.linePx;
  const foot = top + layout.linePx;
  const point = (xPx: number, yPx: number) => {
    ask({ is: 'point', xPx, yPx });
    return answers.at(-1)?.pointed !== null;
  };
  expect([point(left, top), point(right - 1, foot - 1)]).toEqual([true, true]);
  expect([point(left - 1, top), point(right, top), point(left, top - 1), point(left, foot)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('new settings or a new size are laid out at once', () => {
  const { ask, layouts } = opened();
  const appearance = { ...DEFAULT_APPEARANCE, size: 'large', area: 'all' } as const;
  const size = { ...SIZE, widthPx: 1_600 };
  ask({ is: 'look', appearance }, { is: 'stage', size });
  expect(layouts).toEqual([
    layoutOf(DEFAULT_APPEARANCE, SIZE),
    layoutOf(appearance, SIZE),
    layoutOf(appearance, size),
  ]);
});

test('rolling lanes fill the selected area and never the bottom line', () => {
  const lanes = (area: DanmakuAppearance['area']) =>
    layoutOf({ ...DEFAULT_APPEARANCE, area }, SIZE).board.lanes;
  expect(APPEARANCE_CHOICES.area.map(lanes)).toEqual([2, 5, 7, 7]);
});

test('a video too low for a bottom line has a single lane', () => {
  const { board, footPx } = layoutOf(DEFAULT_APPEARANCE, { ...SIZE, heightPx: 100 });
  expect([board.lanes, board.foot, footPx]).toEqual([1, false, 0]);
});
