import type { FishingRow } from '#sandbox/games/fishing/fishing.table.ts';
import { n, polar, times } from '#sandbox/world/art/pen.ts';
import { drawing, element } from '../controls/element.ts';
import { prefersStill } from '../scene.ts';
import { createShoal, type Swimmer } from './shoal.ts';
import { waterDrawing } from './water.ts';

/** Time in which a net reaches its fish, wherever it swims. */
const FLIGHT_MS = 240;
const SHOWN_MS = 1_100;

/** Result of a shot as its fish shows it. */
export type ShotResult = { readonly isCaught: boolean; readonly text: string };

/** The water with its fish, and the net of a shot. */
export type Pond = {
  readonly container: HTMLElement;
  /** Throws the net at a fish of a kind. */
  shoot(kind: number): void;
  /** Shows the result once the net has arrived; at once if `still`. */
  result(kind: number, result: ShotResult, still: boolean): Promise<void>;
  /** Takes the net back, after a shot that did not take place. */
  clear(): void;
};

/** A place in the water, px. */
type Place = readonly [x: number, y: number];

/** A round web, at 0 0. */
const WEB = `<g fill="none" stroke="currentColor" stroke-width="2.5"><circle r="47"/><circle r="31"/><circle r="15"/><path d="${times(
  8,
  (spoke) => {
    const [x, y] = polar(0, 0, 47, (spoke * Math.PI) / 4);
    return `M0 0 ${n(x)} ${n(y)}`;
  },
).join('')}"/></g>`;

/** The net, which flies from below the water to a place in it. */
function createNet() {
  const label = element('b');
  const web = drawing('svg', { viewBox: '-50 -50 100 100' }, WEB);
  const net = element('span', { class: 'net', hidden: true }, web, label);
  return {
    container: net,
    async fly([x, y]: Place, from: Place, still: boolean) {
      net.hidden = false;
      net.className = 'net';
      label.textContent = '';
      const at = `translate(${x}px, ${y}px)`;
      net.style.transform = at;
      if (still) return;
      const start = `translate(${from[0]}px, ${from[1]}px) scale(.2)`;
      const flight = net.animate([{ transform: start }, { transform: `${at} scale(1)` }], {
        duration: FLIGHT_MS,
        easing: 'ease-out',
      });
      await flight.finished.catch(() => undefined);
    },
    show({ isCaught, text }: ShotResult, still: boolean) {
      net.classList.add(isCaught ? 'net--caught' : 'net--missed');
      label.textContent = text;
      if (!still)
        net.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], {
          duration: SHOWN_MS,
          fill: 'forwards',
        });
    },
    clear() {
      for (const animation of net.getAnimations()) animation.cancel();
      net.hidden = true;
    },
  };
}

/** Space that a net and the text above it need from the edge of the water to their middle, px. */
const [EDGE, TOP_EDGE] = [44, 76];

/** The middle of a fish in its water, far enough from the edge for a net. */
function middleOf({ body }: Swimmer, water: DOMRect): Place {
  const { left, top, width, height } = body.getBoundingClientRect();
  const inside = (at: number, least: number, size: number) => Math.max(least, Math.min(size - EDGE, at));
  return [
    inside(left + width / 2 - water.left, EDGE, water.width),
    inside(top + height / 2 - water.top, TOP_EDGE, water.height),
  ];
}

/** @param pressed is called with the kind of a fish that was pressed */
export function createPond({ rules, look }: FishingRow, pressed: (kind: number) => void): Pond {
  const net = createNet();
  let last: Swimmer | null = null;
  let target: Swimmer | null = null;
  let flight: Promise<void> = Promise.resolve();
  const shoal = createShoal(rules.kinds, (swimmer) => {
    last = swimmer;
    pressed(swimmer.kind);
    last = null;
  });
  const drawn = [waterDrawing(look), ...shoal.fish, net.container];
  const container = element('div', { class: 'pond', 'aria-hidden': 'true' }, ...drawn);
  // A press on a fish leaves the focus where it is.
  container.addEventListener('mousedown', (event) => event.preventDefault());
  container.classList.toggle('pond--still', prefersStill());
  const release = () => {
    target?.body.classList.remove('fish--aimed');
    target = null;
  };
  const clear = () => {
    release();
    net.clear();
  };
  const shoot = (kind: number, still: boolean) => {
    clear();
    target = shoal.nearest(kind, last);
    if (!target) return;
    target.body.classList.add('fish--aimed');
    const water = container.getBoundingClientRect();
    flight = net.fly(middleOf(target, water), [water.width / 2, water.height], still);
  };
  return {
    container,
    shoot: (kind) => shoot(kind, prefersStill()),
    async result(kind, result, still) {
      if (!target) shoot(kind, true);
      await flight;
      net.show(result, still);
      if (target && result.isCaught && !still) shoal.fade(target);
      release();
    },
    clear,
  };
}
