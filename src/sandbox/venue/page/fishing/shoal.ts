import type { FishKind } from '#sandbox/games/fishing/fishing.table.ts';
import type { SwarmFish } from '#sandbox/games/fishing/swarm.ts';
import { element } from '../controls/element.ts';
import { pause } from '../scene.ts';
import { symbolDrawing } from '../symbols/symbol-art.ts';

/** Time for which a caught fish fades, ms. */
const FADE_MS = 400;
/** Width from which only the drawn part of a fish takes a press: smaller fish swim before its corners. */
const LARGE = 30;
const LAYERS = 100;
/** Difference from the server's clock from which a fish is set to its place, ms. */
const DRIFT_MS = 200;

/** A fish that swims. */
export type Swimmer = { readonly fish: SwarmFish; readonly body: HTMLElement };

/** Fish of a shared water, each at the place that the server's time gives it. */
export type Shoal = {
  readonly container: HTMLElement;
  /** Shows the fish of a time, epoch ms, without those that were caught. */
  update(fish: readonly SwarmFish[], gone: ReadonlySet<number>, now: number): void;
  of(id: number): Swimmer | null;
  /** The fish of a kind that is nearest the middle of the water; null while there is none. */
  nearest(kind: number): Swimmer | null;
  /** Fades a caught fish. */
  fade(id: number): void;
};

function createBody({ id, lane, isBack, entersAt, leavesAt }: SwarmFish, kind: FishKind): HTMLElement {
  const body = element('span', { class: 'fish', 'data-fish': String(id) }, symbolDrawing(kind, false));
  body.classList.toggle('fish--large', kind.size >= LARGE);
  body.classList.toggle('fish--back', isBack);
  body.style.setProperty('--size', String(kind.size));
  body.style.setProperty('--lane', String(lane));
  body.style.setProperty('--swim', `${leavesAt - entersAt}ms`);
  body.style.zIndex = String(LAYERS - kind.size);
  return body;
}

/** Sets a fish to its place; one that is aimed at waits for its net. */
function place({ fish, body }: Swimmer, now: number): void {
  if (body.classList.contains('fish--aimed')) return;
  const passed = now - fish.entersAt;
  for (const swim of body.getAnimations())
    if (Math.abs(Number(swim.currentTime) - passed) > DRIFT_MS) swim.currentTime = passed;
}

const isNearBy = ({ body }: Swimmer) => body.checkVisibility() && !body.classList.contains('fish--caught');

/** Distance of a fish from the middle of the water; null outside it. */
function distanceOf({ body }: Swimmer, water: DOMRect): number | null {
  const { left, width } = body.getBoundingClientRect();
  const middle = left + width / 2;
  if (middle < water.left || middle > water.right) return null;
  return Math.abs(middle - (water.left + water.width / 2));
}

export function createShoal(kinds: readonly FishKind[], pressed: (swimmer: Swimmer) => void): Shoal {
  const swimmers = new Map<number, Swimmer>();
  const container = element('div', { class: 'shoal', 'aria-hidden': 'true' });
  const remove = (id: number) => {
    swimmers.get(id)?.body.remove();
    swimmers.delete(id);
  };
  const fade = (id: number) => {
    const swimmer = swimmers.get(id);
    if (!swimmer || swimmer.body.classList.contains('fish--caught')) return;
    swimmer.body.classList.add('fish--caught');
    void pause(FADE_MS).then(() => remove(id));
  };
  const add = (fish: SwarmFish) => {
    const kind = kinds[fish.kind];
    if (!kind) return;
    const body = createBody(fish, kind);
    const swimmer = { fish, body };
    body.addEventListener('click', () => pressed(swimmer));
    container.append(body);
    swimmers.set(fish.id, swimmer);
  };
  return {
    container,
    update(fish, gone, now) {
      const shown = new Set(fish.map(({ id }) => id));
      for (const { id } of [...swimmers.values()].map((swimmer) => swimmer.fish))
        if (!shown.has(id)) remove(id);
      for (const each of fish) {
        if (gone.has(each.id)) fade(each.id);
        else if (!swimmers.has(each.id)) add(each);
      }
      for (const swimmer of swimmers.values()) place(swimmer, now);
    },
    of: (id) => swimmers.get(id) ?? null,
    nearest(kind) {
      const water = container.getBoundingClientRect();
      const near = [...swimmers.values()].flatMap((swimmer) => {
        const distance = swimmer.fish.kind === kind && isNearBy(swimmer) ? distanceOf(swimmer, water) : null;
        return distance === null ? [] : [{ swimmer, distance }];
      });
      return near.sort((a, b) => a.distance - b.distance)[0]?.swimmer ?? null;
    },
    fade,
  };
}
