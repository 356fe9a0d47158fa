import type { DanmakuText } from '#contract/community/chat/danmaku-schema.ts';
import { emoteText } from '#contract/community/expression/emote-pieces.ts';
import type { Emote } from '#contract/community/expression/emotes.table.ts';
import type { Layout } from '#streams/danmaku/danmaku-appearance.ts';
import { type Renderer, type StageView, topOf } from '#streams/danmaku/danmaku-stage.ts';
import { drawnPieces, drawnWidthEm, isMarked, sideEm, TEXT_WEIGHT } from '#streams/danmaku/drawn-text.ts';
import type { MeasureEm } from '#streams/danmaku/engine.ts';
import type { Flying } from '#streams/danmaku/flight.ts';

const MEASURE_PX = 100;
/** A strip is started again long before this. */
const LONGEST_S = 3_600;
const MS_PER_SECOND = 1_000;

function measurer(host: HTMLElement): MeasureEm {
  const context = document.createElement('canvas').getContext('2d');
  const { fontFamily } = getComputedStyle(host);
  if (context) context.font = `${TEXT_WEIGHT} ${MEASURE_PX}px ${fontFamily}`;
  const lettersEm = (letters: string) =>
    context ? context.measureText(letters).width / MEASURE_PX : letters.length;
  return (text, count) => drawnWidthEm(text, count, lettersEm);
}

const classOf = (text: DanmakuText, motion: Flying['motion']): string =>
  [
    'danmaku__text',
    text.own ? 'danmaku__text--own' : '',
    isMarked(text) ? 'danmaku__text--marked' : '',
    motion.is === 'standing' ? 'danmaku__text--standing' : '',
  ].join(' ');

function emoteImageOf(emote: Emote): HTMLImageElement {
  const image = new Image();
  image.src = `/emotes/${emote.file}.svg`;
  image.alt = emoteText(emote);
  image.className = 'danmaku__emote';
  return image;
}

function nodeOf({ text, count, motion }: Flying): HTMLSpanElement {
  const node = document.createElement('span');
  for (const piece of drawnPieces(text, count)) {
    node.append(piece.is === 'emote' ? emoteImageOf(piece.emote) : piece.text);
  }
  node.className = classOf(text, motion);
  node.style.paddingInline = `${sideEm(text)}em`;
  if (motion.is === 'rolling') node.style.left = `${motion.fromEm}em`;
  return node;
}

/** The way that a strip moves from now on, in em, so that another font size needs no other animation. */
const keyframes = (fromEm: number, emPerSecond: number): Keyframe[] =>
  [fromEm, fromEm + emPerSecond * LONGEST_S].map((em) => ({ transform: `translateX(${-em}em)` }));

/**
 * Renderer with one strip for each lane, anchored to the right edge and moved by one animation; a text is a child with a
 * fixed position on its strip. Standing texts have separate lanes.
 */
export class StripRenderer implements Renderer {
  readonly measureEm: MeasureEm;
  readonly #belt = document.createElement('div');
  readonly #nodes = new Map<Flying, HTMLElement>();
  readonly #strips = new Map<number, HTMLElement>();
  /** Parameters the animations were started with. */
  #course = '';

  constructor(host: HTMLElement) {
    this.measureEm = measurer(host);
    this.#belt.className = 'danmaku__belt';
    host.append(this.#belt);
  }

  layout({ fontPx, linePx }: Layout): void {
    this.#belt.style.fontSize = `${fontPx}px`;
    this.#belt.style.lineHeight = `${linePx}px`;
  }

  enter(flying: Flying): void {
    const node = nodeOf(flying);
    this.#nodes.set(flying, node);
    const container = flying.motion.is === 'rolling' ? this.#stripOf(flying.lane) : this.#belt;
    container.append(node);
  }

  leave(flying: Flying): void {
    this.#nodes.get(flying)?.remove();
    this.#nodes.delete(flying);
  }

  draw(view: StageView): void {
    const { flight, layout, lifted, moving } = view;
    for (const [lane, strip] of this.#strips) strip.style.top = `${lane * layout.linePx}px`;
    for (const [flying, node] of this.#nodes) {
      if (flying.motion.is === 'standing') node.style.top = `${topOf(flying, layout)}px`;
      node.style.visibility = flying === lifted ? 'hidden' : '';
    }
    const course = [layout.emPerSecond, moving, flight.rounds, this.#strips.size].join(' ');
    if (course !== this.#course) this.#restart(view);
    this.#course = course;
  }

  close(): void {
    this.#belt.remove();
  }

  #stripOf(lane: number): HTMLElement {
    const known = this.#strips.get(lane);
    if (known) return known;
    const strip = document.createElement('div');
    strip.className = 'danmaku__strip';
    this.#belt.append(strip);
    this.#strips.set(lane, strip);
    return strip;
  }

  #restart({ flight, layout, moving }: StageView): void {
    for (const strip of this.#strips.values()) {
      for (const running of strip.getAnimations()) running.cancel();
      const frames = keyframes(flight.odometerEm, layout.emPerSecond);
      const animation = strip.animate(frames, { duration: LONGEST_S * MS_PER_SECOND, fill: 'both' });
      if (!moving) animation.pause();
    }
  }
}
