import { movieCanvas } from '#chat/view/gifts/stage/movie-canvas.ts';
import { playMovie } from '#core-client/worker/gift-movies.ts';

/** Runs in the page: one gift, loaded and played for a while, by us and by svgaplayerweb alone. */
export interface Played {
  /** Time from the request until the first frame is drawn. */
  readonly readyMs: number;
  /** Longest time that the main thread did not respond, from the request until the end of the playing time. */
  readonly longestBlockMs: number;
  /** Animation frames a second while it played. */
  readonly framesPerSecond: number;
}

type Stop = () => void;
type Play = (url: string, host: HTMLElement) => Promise<Stop>;

/** Schedules a task again and again; the longest wait is the longest block. */
function watchBlocks(): () => number {
  let longest = 0;
  let last = performance.now();
  let timer: ReturnType<typeof setTimeout>;
  const turn = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    timer = setTimeout(turn);
  };
  timer = setTimeout(turn);
  return () => {
    clearTimeout(timer);
    return Math.max(longest, performance.now() - last);
  };
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Frames a second over a time. */
async function countFrames(ms: number): Promise<number> {
  const started = await nextFrame();
  let frames = 0;
  let now = started;
  while (now - started < ms) {
    now = await nextFrame();
    frames += 1;
  }
  return (frames * 1000) / (now - started);
}

/** Plays a movie as the stage does: a canvas over its position, drawn on by the gift worker. */
const ours: Play = (url, host) =>
  new Promise((resolve, reject) => {
    const canvas = movieCanvas(host);
    if (!canvas) throw new Error('this browser gives no canvas away');
    const movie = playMovie(url, canvas.drawnOn, (event) => {
      if (event.is === 'plays') resolve(stop);
      else if (event.is === 'refused') reject(new Error(event.error.code));
    });
    const stop = () => {
      movie.stop();
      canvas.remove();
    };
  });

/** Plays a movie as the package's own documentation shows it: parser, a div, start. */
const svgaplayerweb: Play = async (url, host) => {
  const { Parser, Player } = await module();
  const item = await new Promise<Parameters<InstanceType<typeof Player>['setVideoItem']>[0]>(
    (resolve, reject) => new Parser().load(url, resolve, reject),
  );
  const container = document.createElement('div');
  container.style.cssText = 'width:100%;height:100%';
  host.append(container);
  const player = new Player(container);
  player.setVideoItem(item);
  player.startAnimation();
  return () => {
    player.stopAnimation(true);
    container.remove();
  };
};

async function module() {
  const loaded: typeof import('svgaplayerweb') | { readonly default: typeof import('svgaplayerweb') } =
    await import('svgaplayerweb');
  return 'default' in loaded ? loaded.default : loaded;
}

/** Plays no movie: the baseline of the page alone. */
const nothing: Play = async () => () => undefined;

const players = { ours, svgaplayerweb, nothing };
export type Subject = keyof typeof players;

/** Plays a movie for `ms` and measures. The player's own code is fetched before, for both alike. */
export async function measure(subject: Subject, url: string, ms: number): Promise<Played> {
  const host = document.createElement('div');
  host.style.cssText = 'position:fixed;z-index:9;left:0;top:0;width:800px;height:450px';
  document.body.append(host);
  await module();
  await nextFrame();
  const blocks = watchBlocks();
  const startedAt = performance.now();
  const stop = await players[subject](url, host);
  await nextFrame();
  const readyMs = performance.now() - startedAt;
  const framesPerSecond = await countFrames(ms);
  const longestBlockMs = blocks();
  stop();
  host.remove();
  return { readyMs, longestBlockMs, framesPerSecond };
}
