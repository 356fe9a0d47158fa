import { expect, test } from 'vitest';
import type { DanmakuText } from '#contract/community/chat/danmaku-schema.ts';
import { danmakuText } from '#tests/fixtures/chat/danmaku-texts.ts';
import { Engine } from './engine.ts';
import type { PictureTime } from './picture-time.ts';

const WIDTH_EM = 10;
const opened = (lanes = 1, picture?: PictureTime) => {
  const engine = new Engine(() => WIDTH_EM);
  engine.setStage({ widthEm: 50, lanes, foot: true, gapEm: 0 }, 10, true);
  if (picture) engine.setPicture(picture, 0);
  engine.tick(0);
  return engine;
};
const words = ({ entered }: ReturnType<Engine['tick']>) =>
  entered.map(({ text, count }) => [text.text, count]);
const said = (text: string, part: Partial<Pick<DanmakuText, 'own' | 'mentionsMe'>> = {}) =>
  danmakuText({ text, ...part });

/** Picture of platform time 100 000 at the device's time 0. */
const playing: PictureTime = { filmedAt: 100_000, knownAt: 0, rate: 1 };

test('a text flies when the picture has come to the time at which it was said', () => {
  const engine = opened(9, playing);
  engine.add([danmakuText({ text: '晚', at: 102_000 }), danmakuText({ text: '早', at: 101_000 })]);
  expect([engine.busy, engine.dueAt()]).toEqual([false, 1_000]);
  expect(words(engine.tick(999))).toEqual([]);
  expect(words(engine.tick(1_000))).toEqual([['早', 1]]);
  expect(engine.dueAt()).toBe(2_000);
  expect(words(engine.tick(2_000))).toEqual([['晚', 1]]);
});

test('while the picture stands still nothing new comes and what flies stands still', () => {
  const engine = opened(9, playing);
  engine.add([danmakuText({ at: 100_000 }), danmakuText({ at: 100_500 })]);
  const [one] = engine.tick(1).entered;
  engine.setPicture({ filmedAt: 100_100, knownAt: 100, rate: 0 }, 100);
  if (!one) throw new Error('the first flies');
  engine.tick(100);
  const left = engine.flight.leftOf(one);
  expect(words(engine.tick(60_000))).toEqual([]);
  expect([engine.flight.leftOf(one), engine.dueAt()]).toEqual([left, null]);
  engine.setPicture({ filmedAt: 100_100, knownAt: 60_000, rate: 1 }, 60_000);
  engine.tick(60_400);
  expect(engine.flight.leftOf(one)).toBeCloseTo(left - 4);
});

test('a picture without a time holds nothing back', () => {
  const engine = opened();
  engine.add([danmakuText({ text: '在', at: 9e12 })]);
  expect(words(engine.tick(1))).toEqual([['在', 1]]);
});

test('what was said long before the picture’s moment is history and does not fly', () => {
  const engine = opened(9, playing);
  engine.add([danmakuText({ text: '旧', at: 89_999 }), danmakuText({ text: '刚才', at: 90_000 })]);
  expect(words(engine.tick(0))).toEqual([['刚才', 1]]);
});

test('the viewer’s own text is not held to the picture’s time', () => {
  const engine = opened(1, playing);
  engine.add([danmakuText({ text: '我', own: true, at: 106_000 })]);
  expect(words(engine.tick(0))).toEqual([['我', 1]]);
});

test('the viewer’s own text waits up to four seconds for a lane, others one', () => {
  const engine = opened();
  engine.flight.enter(said('长'), 1, 'rolling', () => 39);
  engine.add([said('别人'), said('我', { own: true })]);
  expect(words(engine.tick(1_001))).toEqual([]);
  expect(words(engine.tick(3_900))).toEqual([['我', 1]]);
  expect(engine.busy).toBe(true);
  const full = opened();
  full.flight.enter(said('长'), 1, 'rolling', () => 41);
  full.add([said('我', { own: true })]);
  full.tick(1);
  expect(words(full.tick(4_100))).toEqual([]);
});

test('equal texts that wait become one that counts; the viewer’s own stays apart and comes first', () => {
  const engine = opened();
  engine.flight.enter(said('长'), 1, 'rolling', () => 9);
  engine.add([said('进球了'), said('进 球了'), said('进球了'), said('进球了', { own: true }), said('可惜')]);
  expect(words(engine.tick(900))).toEqual([['进球了', 1]]);
  engine.add([said('进球了')]);
  expect(words(engine.tick(1_900))).toEqual([['进球了', 4]]);
});

test('among equals the newest comes first', () => {
  const engine = opened();
  engine.flight.enter(said('长'), 1, 'rolling', () => 1);
  engine.add([said('旧')]);
  engine.tick(10);
  engine.add([said('新')]);
  engine.tick(20);
  expect(words(engine.tick(200))).toEqual([['新', 1]]);
});

test('anchors speak at the top, a word to the viewer is at the foot, and both roll where they may not stand still', () => {
  const speakers = [danmakuText({ role: 'anchor' }), danmakuText({ mentionsMe: true }), danmakuText()];
  const lanesOf = (engine: Engine) => engine.tick(1).entered.map(({ lane, way }) => [lane, way.is]);
  const engine = opened(3);
  engine.add(speakers);
  expect(lanesOf(engine)).toEqual([
    [-1, 'standing'],
    [0, 'standing'],
    [1, 'rolling'],
  ]);
  const rolling = opened(3);
  rolling.setStage({ widthEm: 50, lanes: 3, foot: true, gapEm: 0 }, 10, false);
  rolling.add(speakers);
  expect(lanesOf(rolling).map(([, way]) => way)).toEqual(['rolling', 'rolling', 'rolling']);
});

test('what is taken out of the chat leaves wherever it is: held, waiting or in flight', () => {
  const engine = opened(1, playing);
  const [flying, waiting, held] = [
    danmakuText({ at: 100_000, text: '甲' }),
    danmakuText({ at: 100_000, text: '乙' }),
    danmakuText({ at: 100_500, text: '丙' }),
  ];
  engine.add([flying, waiting, held]);
  const [first] = engine.tick(1).entered;
  const gone = engine.remove(({ text }) => '甲乙丙'.includes(text));
  expect(gone).toEqual([first]);
  expect([engine.busy, engine.dueAt()]).toEqual([false, null]);
});

test('what the viewer blocks leaves at once and does not come again', () => {
  const engine = opened(2);
  engine.add([said('加我'), said('好球')]);
  engine.tick(1);
  const isBlocked = ({ text }: DanmakuText) => text === '加我';
  expect(engine.block(isBlocked).map(({ text }) => text.text)).toEqual(['加我']);
  engine.add([said('加我'), said('角球')]);
  expect(words(engine.tick(5_000))).toEqual([['角球', 1]]);
});

test('after a jump of the picture only what was said from there on flies, at its time, the viewer’s own too', () => {
  const engine = opened(9, playing);
  engine.add([said('进球了', { own: true }), danmakuText({ text: '之前', at: 100_000 })]);
  expect(engine.tick(1).entered).toHaveLength(2);
  engine.setPicture({ filmedAt: 60_000, knownAt: 2, rate: 1 }, 2);
  const again = [
    danmakuText({ text: '当时', at: 61_000 }),
    danmakuText({ text: '我说', at: 62_000, own: true }),
  ];
  expect(engine.again(again)).toHaveLength(2);
  expect(engine.tick(10).entered).toEqual([]);
  expect(words(engine.tick(1_010))).toEqual([['当时', 1]]);
  expect(words(engine.tick(2_010))).toEqual([['我说', 1]]);
});

test('what the viewer blocks does not come with a jump of the picture', () => {
  const engine = opened(2);
  engine.block(({ text }) => text === '加我');
  engine.again([said('加我'), said('角球')]);
  expect(words(engine.tick(1))).toEqual([['角球', 1]]);
});

test('a text that finds no room to stand still rolls after two and a half seconds', () => {
  const engine = opened(2);
  engine.add([danmakuText({ role: 'anchor', text: '先' }), danmakuText({ role: 'anchor', text: '后' })]);
  expect(engine.tick(1).entered).toHaveLength(1);
  expect(engine.tick(2_501).entered).toEqual([]);
  expect(engine.tick(2_502).entered.map(({ way }) => way.is)).toEqual(['rolling']);
});
