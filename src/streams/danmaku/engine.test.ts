import { expect, test } from 'vitest';
import type { DanmakuText } from '#contract/community/chat/danmaku-schema.ts';
import { danmakuText } from '#tests/fixtures/chat/danmaku-texts.ts';
import { Engine } from './engine.ts';
import type { VideoTime } from './video-time.ts';

const WIDTH_EM = 10;
const opened = (lanes = 1, videoTime?: VideoTime) => {
  const engine = new Engine(() => WIDTH_EM);
  engine.setStage({ widthEm: 50, lanes, foot: true, gapEm: 0 }, 10, true);
  if (videoTime) engine.setVideoTime(videoTime, 0);
  engine.tick(0);
  return engine;
};
const enteredTexts = ({ entered }: ReturnType<Engine['tick']>) =>
  entered.map(({ text, count }) => [text.text, count]);
const textWith = (text: string, part: Partial<Pick<DanmakuText, 'own' | 'mentionsMe'>> = {}) =>
  danmakuText({ text, ...part });

/** Video at platform time 100 000 at the device's time 0. */
const playing: VideoTime = { filmedAt: 100_000, knownAt: 0, rate: 1 };

test('a text flies when the video reaches the time of its message', () => {
  const engine = opened(9, playing);
  engine.add([danmakuText({ text: '晚', at: 102_000 }), danmakuText({ text: '早', at: 101_000 })]);
  expect([engine.busy, engine.dueAt()]).toEqual([false, 1_000]);
  expect(enteredTexts(engine.tick(999))).toEqual([]);
  expect(enteredTexts(engine.tick(1_000))).toEqual([['早', 1]]);
  expect(engine.dueAt()).toBe(2_000);
  expect(enteredTexts(engine.tick(2_000))).toEqual([['晚', 1]]);
});

test('while the video is paused no text enters or moves', () => {
  const engine = opened(9, playing);
  engine.add([danmakuText({ at: 100_000 }), danmakuText({ at: 100_500 })]);
  const [flying] = engine.tick(1).entered;
  engine.setVideoTime({ filmedAt: 100_100, knownAt: 100, rate: 0 }, 100);
  if (!flying) throw new Error('the first flies');
  engine.tick(100);
  const left = engine.flight.leftOf(flying);
  expect(enteredTexts(engine.tick(60_000))).toEqual([]);
  expect([engine.flight.leftOf(flying), engine.dueAt()]).toEqual([left, null]);
  engine.setVideoTime({ filmedAt: 100_100, knownAt: 60_000, rate: 1 }, 60_000);
  engine.tick(60_400);
  expect(engine.flight.leftOf(flying)).toBeCloseTo(left - 4);
});

test('a video without a time delays no text', () => {
  const engine = opened();
  engine.add([danmakuText({ text: '在', at: 9e12 })]);
  expect(enteredTexts(engine.tick(1))).toEqual([['在', 1]]);
});

test('a text from long before the video position does not fly', () => {
  const engine = opened(9, playing);
  engine.add([danmakuText({ text: '旧', at: 89_999 }), danmakuText({ text: '刚才', at: 90_000 })]);
  expect(enteredTexts(engine.tick(0))).toEqual([['刚才', 1]]);
});

test('the viewer’s own text is not delayed to the video time', () => {
  const engine = opened(1, playing);
  engine.add([danmakuText({ text: '我', own: true, at: 106_000 })]);
  expect(enteredTexts(engine.tick(0))).toEqual([['我', 1]]);
});

test('the viewer’s own text waits four seconds for a lane, others one', () => {
  const engine = opened();
  engine.flight.enter(textWith('长'), 1, 'rolling', () => 39);
  engine.add([textWith('别人'), textWith('我', { own: true })]);
  expect(enteredTexts(engine.tick(1_001))).toEqual([]);
  expect(enteredTexts(engine.tick(3_900))).toEqual([['我', 1]]);
  expect(engine.busy).toBe(true);
  const full = opened();
  full.flight.enter(textWith('长'), 1, 'rolling', () => 41);
  full.add([textWith('我', { own: true })]);
  full.tick(1);
  expect(enteredTexts(full.tick(4_100))).toEqual([]);
});

test('equal waiting texts are merged and counted, except the viewer’s own', () => {
  const engine = opened();
  engine.flight.enter(textWith('长'), 1, 'rolling', () => 9);
  engine.add([
    textWith('进球了'),
    textWith('进 球了'),
    textWith('进球了'),
    textWith('进球了', { own: true }),
    textWith('可惜'),
  ]);
  expect(enteredTexts(engine.tick(900))).toEqual([['进球了', 1]]);
  engine.add([textWith('进球了')]);
  expect(enteredTexts(engine.tick(1_900))).toEqual([['进球了', 4]]);
});

test('among texts of equal rank the newest comes first', () => {
  const engine = opened();
  engine.flight.enter(textWith('长'), 1, 'rolling', () => 1);
  engine.add([textWith('旧')]);
  engine.tick(10);
  engine.add([textWith('新')]);
  engine.tick(20);
  expect(enteredTexts(engine.tick(200))).toEqual([['新', 1]]);
});

test('anchors are fixed on top, messages to the viewer below', () => {
  const speakers = [danmakuText({ role: 'anchor' }), danmakuText({ mentionsMe: true }), danmakuText()];
  const lanesOf = (engine: Engine) => engine.tick(1).entered.map(({ lane, motion }) => [lane, motion.is]);
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
  expect(lanesOf(rolling).map(([, motion]) => motion)).toEqual(['rolling', 'rolling', 'rolling']);
});

test('a text removed from the chat disappears from every state', () => {
  const engine = opened(1, playing);
  const [flying, waiting, held] = [
    danmakuText({ at: 100_000, text: '甲' }),
    danmakuText({ at: 100_000, text: '乙' }),
    danmakuText({ at: 100_500, text: '丙' }),
  ];
  engine.add([flying, waiting, held]);
  const [first] = engine.tick(1).entered;
  const removed = engine.remove(({ text }) => '甲乙丙'.includes(text));
  expect(removed).toEqual([first]);
  expect([engine.busy, engine.dueAt()]).toEqual([false, null]);
});

test('a blocked text is removed at once and does not return', () => {
  const engine = opened(2);
  engine.add([textWith('加我'), textWith('好球')]);
  engine.tick(1);
  const isBlocked = ({ text }: DanmakuText) => text === '加我';
  expect(engine.block(isBlocked).map(({ text }) => text.text)).toEqual(['加我']);
  engine.add([textWith('加我'), textWith('角球')]);
  expect(enteredTexts(engine.tick(5_000))).toEqual([['角球', 1]]);
});

test('after a seek only later texts fly, at their time', () => {
  const engine = opened(9, playing);
  engine.add([textWith('进球了', { own: true }), danmakuText({ text: '之前', at: 100_000 })]);
  expect(engine.tick(1).entered).toHaveLength(2);
  engine.setVideoTime({ filmedAt: 60_000, knownAt: 2, rate: 1 }, 2);
  const again = [
    danmakuText({ text: '当时', at: 61_000 }),
    danmakuText({ text: '我说', at: 62_000, own: true }),
  ];
  expect(engine.again(again).map(({ text }) => text.text)).toEqual(['之前']);
  expect(engine.tick(10).entered).toEqual([]);
  expect(enteredTexts(engine.tick(1_010))).toEqual([['当时', 1]]);
  expect(enteredTexts(engine.tick(2_010))).toEqual([['我说', 1]]);
});

test('the latest texts fly if the video has not reached them', () => {
  const engine = opened(9);
  engine.begin([danmakuText({ text: '之前', at: 99_000 }), danmakuText({ text: '还没到', at: 102_000 })]);
  expect(enteredTexts(engine.tick(0))).toEqual([]);
  engine.setVideoTime(playing, 0);
  expect(enteredTexts(engine.tick(1_000))).toEqual([]);
  expect(enteredTexts(engine.tick(2_000))).toEqual([['还没到', 1]]);
});

test('a withdrawn or flying text is not held again', () => {
  const engine = opened(9, playing);
  const flying = danmakuText({ key: 'flying', at: 100_000 });
  engine.add([flying]);
  expect(engine.tick(1).entered).toHaveLength(1);
  engine.begin([flying, danmakuText({ key: 'gone', at: 101_000 })]);
  engine.remove(({ key }) => key === 'gone');
  engine.setVideoTime({ ...playing, filmedAt: 99_900 }, 2);
  expect(enteredTexts(engine.tick(5_000))).toEqual([]);
});

test('an own text flies after a long silence', () => {
  const engine = opened(9, playing);
  engine.tick(1_000);
  engine.add([textWith('我说', { own: true })]);
  expect(engine.busy).toBe(true);
  expect(enteredTexts(engine.tick(61_000))).toEqual([['我说', 1]]);
});

test('an own text in flight crosses once though the video jumps', () => {
  const engine = opened(9, playing);
  const own = danmakuText({ text: '我说', at: 106_000, own: true });
  engine.add([own]);
  expect(enteredTexts(engine.tick(1))).toEqual([['我说', 1]]);
  engine.setVideoTime({ filmedAt: 104_000, knownAt: 2, rate: 1 }, 2);
  expect(engine.again([own])).toEqual([]);
  expect(engine.flight.flying.size).toBe(1);
  expect(enteredTexts(engine.tick(3_000))).toEqual([]);
});

test('a blocked text does not return after a seek', () => {
  const engine = opened(2);
  engine.block(({ text }) => text === '加我');
  engine.again([textWith('加我'), textWith('角球')]);
  expect(enteredTexts(engine.tick(1))).toEqual([['角球', 1]]);
});

test('a text without a standing lane rolls after 2.5 seconds', () => {
  const engine = opened(2);
  engine.add([danmakuText({ role: 'anchor', text: '先' }), danmakuText({ role: 'anchor', text: '后' })]);
  expect(engine.tick(1).entered).toHaveLength(1);
  expect(engine.tick(2_501).entered).toEqual([]);
  expect(engine.tick(2_502).entered.map(({ motion }) => motion.is)).toEqual(['rolling']);
});
