import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { boxesOf, overlaps } from '#tests/fixtures/chat/danmaku-overlaps.ts';
import { danmakuText } from '#tests/fixtures/chat/danmaku-texts.ts';
import { DEFAULT_APPEARANCE, layoutOf } from './danmaku-appearance.ts';
import { Engine } from './engine.ts';

/** Log of real chat messages, which is not part of the project. */
const log = join(process.env.COURTSIDE_FIXTURES ?? '.', 'chat/bilibili-artplayer-danmuku-v4.json');
const Log = v.array(v.object({ text: v.string(), time: v.number() }));

const STEP_MS = 50;
/** Window sizes. `share`: least share of all messages that is shown. */
const WINDOWS = [
  { name: 'a desk', widthPx: 1_440, heightPx: 810, fontPx: 17, share: 0.85 },
  { name: 'a phone', widthPx: 390, heightPx: 219, fontPx: 14, share: 0.35 },
] as const;

/** Chinese letters are one em wide, others about half. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0xff ? 1 : 0.55), 0.24);

function play({ widthPx, heightPx, fontPx }: (typeof WINDOWS)[number]) {
  const texts = v
    .parse(Log, JSON.parse(readFileSync(log, 'utf8')))
    .map(({ text, time }) => danmakuText({ text, at: time * 1_000 }))
    .sort((left, right) => left.at - right.at);
  const engine = new Engine(({ text }, count) => widthOf(count > 1 ? `${text} ×${count}` : text));
  const layout = layoutOf(DEFAULT_APPEARANCE, { widthPx, heightPx, fontPx, ratio: 1 });
  engine.setStage(layout.board, layout.emPerSecond, DEFAULT_APPEARANCE.standing);
  let [next, counted, overlapping] = [0, 0, 0];
  for (let now = 0; next < texts.length || engine.busy; now += STEP_MS) {
    const from = next;
    while ((texts[next]?.at ?? Number.POSITIVE_INFINITY) <= now) next += 1;
    engine.add(texts.slice(from, next));
    for (const { count } of engine.tick(now).entered) counted += count;
    overlapping += overlaps(boxesOf(engine.flight, layout));
  }
  return { total: texts.length, counted, overlapping };
}

test.skipIf(!existsSync(log)).each(WINDOWS)('the peaks of a real log stay readable on $name', (window) => {
  const run = play(window);
  expect(run.overlapping).toBe(0);
  expect(run.counted / run.total).toBeGreaterThan(window.share);
});
