import type { FishKind } from '#sandbox/games/fishing/fishing.table.ts';
import { element } from '../controls/element.ts';
import { pause } from '../scene.ts';
import { symbolDrawing } from '../symbols/symbol-art.ts';

/** Until another fish of the kind swims in after a catch. */
const RETURN_MS = 1_200;
/** Width from which only the drawn part of a fish takes a press: smaller fish swim before its corners. */
const LARGE = 30;
/** Steps that spread lanes and starts evenly, parts of 1. */
const [LANE_STEP, START_STEP] = [0.618, 0.382];
const BASE_S = 18;

/** A fish that swims. */
export type Swimmer = { readonly kind: number; readonly body: HTMLElement };

/** Fish on paths that change no chance. */
export type Shoal = {
  readonly fish: readonly HTMLElement[];
  /** The fish that was pressed, if it is of the kind, or the one nearest the middle of the water. */
  nearest(kind: number, pressed: Swimmer | null): Swimmer | null;
  /** Fades a caught fish; one like it swims in later. */
  fade(swimmer: Swimmer): void;
};

/** Places a fish on its path: lanes and starts are spread, large fish are slower. */
function setPath(body: HTMLElement, size: number, at: number): void {
  const seconds = BASE_S + size / 3 + ((at * 7) % 9);
  body.style.setProperty('--size', String(size));
  body.style.setProperty('--lane', String((at * LANE_STEP + 0.1) % 1));
  body.style.setProperty('--swim', `${seconds}s`);
  body.style.setProperty('--from', `${-((at * START_STEP + 0.2) % 1) * seconds}s`);
  body.classList.toggle('fish--back', at % 2 === 1);
}

const isDrawnLarge = ({ size }: FishKind) => size >= LARGE;

/** Sets the animation of a path back to its start, outside the water. */
function swimIn(body: HTMLElement): void {
  for (const swim of body.getAnimations()) swim.currentTime = swim.effect?.getTiming().delay ?? 0;
}

export function createShoal(kinds: readonly FishKind[], pressed: (swimmer: Swimmer) => void): Shoal {
  const swimmers: Swimmer[] = [];
  const order = kinds.map((kind, at) => ({ kind, at })).sort((a, b) => b.kind.size - a.kind.size);
  for (const { kind, at } of order)
    for (let copy = 0; copy < kind.shoal; copy += 1) {
      const body = element('span', { class: 'fish' }, symbolDrawing(kind, false));
      const swimmer = { kind: at, body };
      body.classList.toggle('fish--large', isDrawnLarge(kind));
      body.classList.toggle('fish--copy', copy > 0);
      body.addEventListener('click', () => pressed(swimmer));
      setPath(body, kind.size, swimmers.length);
      swimmers.push(swimmer);
    }
  const distance = ({ body }: Swimmer) => {
    const { left, width } = body.getBoundingClientRect();
    const water = body.parentElement?.getBoundingClientRect();
    return Math.abs(left + width / 2 - (water ? water.left + water.width / 2 : 0));
  };
  return {
    fish: swimmers.map(({ body }) => body),
    nearest(kind, last) {
      if (last?.kind === kind) return last;
      const same = swimmers.filter(({ kind: of, body }) => of === kind && body.checkVisibility());
      const free = same.filter(({ body }) => !body.classList.contains('fish--caught'));
      const [nearest = null] = (free.length > 0 ? free : same).sort((a, b) => distance(a) - distance(b));
      return nearest;
    },
    fade({ body }) {
      body.classList.add('fish--caught');
      void pause(RETURN_MS).then(() => {
        swimIn(body);
        body.classList.remove('fish--caught');
      });
    },
  };
}
