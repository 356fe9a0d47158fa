import { createLanes, type LaneBoard } from './danmaku-lanes.ts';

export type DanmakuLine = { readonly key: string; readonly text: string; readonly own: boolean };

/** Lines moving across an element; they are moved by the compositor alone. */
export type DanmakuStage = {
  show(line: DanmakuLine): void;
  pause(): void;
  resume(): void;
  destroy(): void;
};

const PX_PER_SECOND = 118;
/** Only the upper part of the picture: what is below belongs to play, gifts and controls. */
const SHARE_OF_HEIGHT = 0.42;
const MOST_LANES = 6;
/** Outline and padding of the viewer's own line. */
const OWN_EXTRA_PX = 20;

function measurer(host: HTMLElement): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text) => text.length * Number.parseFloat(getComputedStyle(host).fontSize);
  context.font = getComputedStyle(host).font;
  return (text) => context.measureText(text).width;
}

type Ground = {
  readonly board: LaneBoard;
  readonly widthPx: number;
  readonly lineHeightPx: number;
  readonly measure: (text: string) => number;
};

/** Measured once and at each change of size, never for a single line. */
function groundOf(host: HTMLElement): Ground {
  const { width, height } = host.getBoundingClientRect();
  const lineHeightPx = Number.parseFloat(getComputedStyle(host).lineHeight);
  const lanes = Math.max(1, Math.min(MOST_LANES, Math.floor((height * SHARE_OF_HEIGHT) / lineHeightPx)));
  const board = createLanes({ lanes, widthPx: width, pxPerSecond: PX_PER_SECOND });
  return { board, widthPx: width, lineHeightPx, measure: measurer(host) };
}

/** Nodes are used again: one leaves the picture before it carries the next line. */
function createNodePool(host: HTMLElement) {
  const idle: HTMLSpanElement[] = [];
  return {
    take(): HTMLSpanElement {
      const used = idle.pop();
      if (used) return used;
      const made = document.createElement('span');
      host.append(made);
      return made;
    },
    give(node: HTMLSpanElement): void {
      node.className = '';
      node.textContent = '';
      idle.push(node);
    },
  };
}

export function createDanmakuStage(host: HTMLElement): DanmakuStage {
  const pool = createNodePool(host);
  const moving = new Set<Animation>();
  let ground = groundOf(host);
  let stoodStillAt: number | null = null;
  const resized = new ResizeObserver(() => {
    ground = groundOf(host);
  });
  resized.observe(host);

  const cross = (node: HTMLSpanElement, fromPx: number, toPx: number, timing: KeyframeEffectOptions) => {
    const keyframes = [fromPx, toPx].map((px) => ({ transform: `translate3d(${px}px, 0, 0)` }));
    const animation = node.animate(keyframes, { ...timing, easing: 'linear', fill: 'both' });
    moving.add(animation);
    animation.onfinish = () => {
      moving.delete(animation);
      animation.cancel();
      pool.give(node);
    };
  };

  return {
    show({ text, own }) {
      if (stoodStillAt !== null) return;
      const { board, widthPx, lineHeightPx, measure } = ground;
      const lineWidthPx = measure(text) + (own ? OWN_EXTRA_PX : 0);
      const way = board.place(lineWidthPx, performance.now(), own);
      if (!way) return;
      const node = pool.take();
      node.textContent = text;
      node.className = own ? 'dm__own' : '';
      node.style.top = `${way.lane * lineHeightPx}px`;
      cross(node, widthPx, -lineWidthPx, { delay: way.delayMs, duration: way.durationMs });
    },
    pause() {
      stoodStillAt ??= performance.now();
      for (const animation of moving) animation.pause();
    },
    resume() {
      if (stoodStillAt === null) return;
      ground.board.postpone(performance.now() - stoodStillAt);
      stoodStillAt = null;
      for (const animation of moving) animation.play();
    },
    destroy() {
      resized.disconnect();
      for (const animation of moving) animation.cancel();
      host.replaceChildren();
    },
  };
}
