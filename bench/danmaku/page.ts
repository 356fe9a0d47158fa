import * as v from 'valibot';
import type { DanmakuText } from '#contract/community/chat/danmaku-schema.ts';
import { UserId } from '#contract/fields/ids.ts';
import { serverTime } from '#contract/units/time.ts';
import type { DanmakuAppearance } from '#streams/danmaku/danmaku-appearance.ts';
import { openCanvasStage } from '#streams/view/danmaku/stage/canvas-stage.ts';
import type { StageHandle } from '#streams/view/danmaku/stage/stage-handle.ts';
import { openStripStage } from '#streams/view/danmaku/stage/strip-stage.ts';
import { openNpmDanmaku } from '../peers/npm-danmaku.ts';

/** Bench code that runs in the page: texts cross a video of 1440×810 at a given rate, drawn by one of the engines. */
export type Subject = 'nothing' | 'ours in a worker' | 'ours by strips' | 'danmaku, DOM' | 'danmaku, canvas';

type Show = (texts: readonly string[]) => void;

const WIDTH_PX = 1_440;
const HEIGHT_PX = 810;
/** Small fast texts that fill the video, so that a hundred a second fit. */
const FONT_PX = 14;
const PX_PER_SECOND = 480;
const APPEARANCE: DanmakuAppearance = {
  opacity: 100,
  area: 'all',
  speed: 'fast',
  size: 'normal',
  density: 'dense',
  standing: false,
};
/** The core informs the page four times a second. */
const BATCH_MS = 250;
const MESSAGES = [
  '进球了',
  '这脚传球有说法',
  '边路又空了',
  '门将站位太靠前',
  '稳住',
  '好球',
  '裁判看一下回放',
  '加油',
];

const sender = { userId: v.parse(UserId, 'u-1'), name: '', level: 1, role: 'member' } as const;

let createdCount = 0;

function textOf(text: string): DanmakuText {
  createdCount += 1;
  return {
    key: `k-${createdCount}`,
    messageId: null,
    text,
    at: serverTime(0),
    own: false,
    mentionsMe: false,
    sender,
  };
}

function ours(
  open: (opening: Parameters<typeof openCanvasStage>[0]) => StageHandle,
  host: HTMLElement,
): Show {
  const stage = open({ host, onAnswer: () => undefined });
  stage.send({ is: 'look', appearance: APPEARANCE });
  stage.send({
    is: 'stage',
    size: { widthPx: WIDTH_PX, heightPx: HEIGHT_PX, fontPx: FONT_PX, ratio: devicePixelRatio },
  });
  return (texts) => stage.send({ is: 'fly', texts: texts.map(textOf) });
}

function peer(engine: 'dom' | 'canvas', host: HTMLElement): Show {
  const { show } = openNpmDanmaku(engine, host, FONT_PX, PX_PER_SECOND);
  return (texts) => {
    for (const text of texts) show(text);
  };
}

const opened: Readonly<Record<Subject, (host: HTMLElement) => Show>> = {
  nothing: () => () => undefined,
  'ours in a worker': (host) => ours(openCanvasStage, host),
  'ours by strips': (host) => ours(openStripStage, host),
  'danmaku, DOM': (host) => peer('dom', host),
  'danmaku, canvas': (host) => peer('canvas', host),
};

/** Styles of the strips, which take theirs from the site's own style sheet. */
const STYLE = `
.danmaku__belt{position:absolute;inset:0;color:#fff;white-space:nowrap;text-shadow:0 0 3px #000}
.danmaku__strip{position:absolute;left:100%;width:0;will-change:transform}
.danmaku__text{position:absolute}`;

/** Starts showing `perSecond` texts a second, until the page is closed. */
export function begin(subject: Subject, perSecond: number): void {
  const style = document.createElement('style');
  style.textContent = STYLE;
  const host = document.createElement('div');
  host.style.cssText = `position:fixed;inset:0 auto auto 0;width:${WIDTH_PX}px;height:${HEIGHT_PX}px;overflow:hidden;contain:strict;background:#063;font:500 ${FONT_PX}px sans-serif`;
  document.body.append(style, host);
  const show = opened[subject](host);
  const each = (perSecond * BATCH_MS) / 1_000;
  let [due, sent] = [0, 0];
  setInterval(() => {
    const texts: string[] = [];
    for (due += each; due >= 1; due -= 1) {
      sent += 1;
      texts.push(`${MESSAGES[sent % MESSAGES.length]} ${sent}`);
    }
    show(texts);
  }, BATCH_MS);
}
