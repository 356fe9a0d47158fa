import { blockTest } from '#contract/community/chat/moderation/is-blocked.ts';
import {
  type DanmakuAppearance,
  DEFAULT_APPEARANCE,
  type Layout,
  layoutOf,
  type StageSize,
} from './danmaku-appearance.ts';
import { Engine, type MeasureEm } from './engine.ts';
import type { Flight, Flying } from './flight.ts';
import { BOTTOM_LANE } from './lane-board.ts';
import type { PointedText, StageAnswer, StageRequest } from './stage-messages.ts';

/** Renderer of a stage: a canvas in a worker, or elements of the page. */
export type Renderer = {
  readonly measureEm: MeasureEm;
  /** Applies a new size of the video or new settings. */
  layout(layout: Layout, stage: StageSize): void;
  enter(flying: Flying): void;
  leave(flying: Flying): void;
  /** Called after every step; `lifted` is not to be seen. */
  draw(view: StageView): void;
};

export type StageView = {
  readonly flight: Flight;
  readonly layout: Layout;
  readonly lifted: Flying | null;
  /** The stage clock runs. */
  readonly moving: boolean;
};

/** Time as the stage's place has it. Each of the two calls once, unless the answer is called before. */
export type Ticker = {
  /** Monotonic ms, with the origin of PictureTime. */
  now(): number;
  soon(act: () => void): () => void;
  after(ms: number, act: () => void): () => void;
};

const NO_SIZE: StageSize = { widthPx: 0, heightPx: 0, fontPx: 1, ratio: 1 };

export const topOf = ({ lane }: Flying, { linePx, footPx }: Layout): number =>
  lane === BOTTOM_LANE ? footPx : lane * linePx;

/** The text at a place, CSS px. */
function textAt(flight: Flight, layout: Layout, xPx: number, yPx: number): Flying | null {
  const { fontPx, linePx } = layout;
  for (const flying of flight.flying) {
    const [left, top] = [flight.leftOf(flying) * fontPx, topOf(flying, layout)];
    const isHit = xPx >= left && xPx < left + flying.widthEm * fontPx && yPx >= top && yPx < top + linePx;
    if (isHit) return flying;
  }
  return null;
}

type Answer = (answer: StageAnswer) => void;

type Parts = { readonly renderer: Renderer; readonly ticker: Ticker; readonly answer: Answer };

type Showing = {
  stage: StageSize;
  appearance: DanmakuAppearance;
  layout: Layout;
  lifted: Flying | null;
  moving: boolean;
  stop: () => void;
};

const pointedAt = (flying: Flying, { flight }: Engine, layout: Layout): PointedText => ({
  text: flying.text,
  count: flying.count,
  leftPx: flight.leftOf(flying) * layout.fontPx,
  topPx: topOf(flying, layout),
  widthPx: flying.widthEm * layout.fontPx,
  heightPx: layout.linePx,
  fontPx: layout.fontPx,
});

/** Ticks while a text moves, sleeps until one is due, and stops while the video is paused. */
function createLoop(engine: Engine, renderer: Renderer, ticker: Ticker, showing: Showing) {
  const step = () => {
    const { entered, exited } = engine.tick(ticker.now());
    for (const flying of exited) renderer.leave(flying);
    for (const flying of entered) renderer.enter(flying);
    const { layout, lifted, moving } = showing;
    renderer.draw({ flight: engine.flight, layout, lifted, moving });
    showing.stop = scheduleNext();
  };
  const scheduleNext = (): (() => void) => {
    if (engine.busy && showing.moving) return ticker.soon(step);
    const dueAt = engine.dueAt();
    return dueAt === null ? () => undefined : ticker.after(Math.max(0, dueAt - ticker.now()), step);
  };
  return () => {
    showing.stop();
    showing.stop = ticker.soon(step);
  };
}

/** Recomputes the layout for a new size or new settings. */
function arrange(
  engine: Engine,
  renderer: Renderer,
  showing: Showing,
  change: Partial<Pick<Showing, 'stage' | 'appearance'>>,
): void {
  Object.assign(showing, change);
  showing.layout = layoutOf(showing.appearance, showing.stage);
  engine.setStage(showing.layout.board, showing.layout.emPerSecond, showing.appearance.standing);
  renderer.layout(showing.layout, showing.stage);
}

/** Lifts out the text at a place; answers with it. */
function liftAt(
  engine: Engine,
  showing: Showing,
  { xPx, yPx }: Extract<StageRequest, { is: 'point' }>,
): PointedText | null {
  showing.lifted = textAt(engine.flight, showing.layout, xPx, yPx);
  return showing.lifted && pointedAt(showing.lifted, engine, showing.layout);
}

function removeTexts(renderer: Renderer, leaving: readonly Flying[]): void {
  for (const flying of leaving) renderer.leave(flying);
}

/** Creates the handler of the page's requests; each of them is followed by a step. */
function createRequestHandler(engine: Engine, { renderer, ticker, answer }: Parts, showing: Showing) {
  return (request: StageRequest): void => {
    switch (request.is) {
      case 'stage':
        arrange(engine, renderer, showing, { stage: request.size });
        break;
      case 'look':
        arrange(engine, renderer, showing, { appearance: request.appearance });
        break;
      case 'picture':
        showing.moving = request.videoTime.rate > 0;
        engine.setVideoTime(request.videoTime, ticker.now());
        break;
      case 'begin':
        engine.begin(request.texts);
        break;
      case 'fly':
        engine.add(request.texts);
        break;
      case 'again':
        removeTexts(renderer, engine.again(request.texts));
        break;
      case 'gone':
        removeTexts(
          renderer,
          engine.remove(({ key }) => request.keys.includes(key)),
        );
        break;
      case 'blocks':
        removeTexts(renderer, engine.block(blockTest(request.blocks)));
        break;
      case 'point':
        answer({ is: 'pointed', pointed: liftAt(engine, showing, request) });
        break;
      case 'putBack':
        showing.lifted = null;
        break;
      default:
        request satisfies never;
    }
  };
}

/** Creates the danmaku stage of a video: receives requests of the page, moves the texts and has them drawn. */
export function createDanmakuStage(renderer: Renderer, ticker: Ticker, answer: Answer) {
  const engine = new Engine(renderer.measureEm);
  const showing: Showing = {
    stage: NO_SIZE,
    appearance: DEFAULT_APPEARANCE,
    layout: layoutOf(DEFAULT_APPEARANCE, NO_SIZE),
    lifted: null,
    moving: true,
    stop: () => undefined,
  };
  const wake = createLoop(engine, renderer, ticker, showing);
  const handle = createRequestHandler(engine, { renderer, ticker, answer }, showing);
  return {
    handle(request: StageRequest): void {
      handle(request);
      wake();
    },
    stop: () => showing.stop(),
  };
}
