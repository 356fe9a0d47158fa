import type { SwarmView } from '#sandbox/domains/play/venue/venue-view.ts';
import type { FishingRow } from '#sandbox/games/fishing/fishing.table.ts';
import { n, polar, times } from '#sandbox/world/art/pen.ts';
import { drawing, element } from '../controls/element.ts';
import { prefersStill } from '../scene.ts';
import { createSeats } from './seats.ts';
import { createShoal, type Swimmer } from './shoal.ts';
import { createShots } from './shots.ts';
import type { SwarmState } from './swarm-state.ts';
import { waterDrawing } from './water.ts';

/** Time in which a net reaches its fish, wherever it swims. */
const FLIGHT_MS = 240;
const SHOWN_MS = 1_100;

/** Result of a shot as its fish shows it. */
export type ShotResult = { readonly isCaught: boolean; readonly text: string };

/** The water with its fish and seats, and the net of a shot. */
export type Pond = {
  readonly container: HTMLElement;
  /** Shows what the venue answered. */
  update(state: SwarmState): void;
  /** The fish that a shot at a kind would aim at: the one pressed, else the nearest; null while there is none. */
  aim(kind: number): Swimmer | null;
  /** Throws the net at the fish of the last aim. */
  shoot(): void;
  /** Shows the result once the net has arrived; at once if `still`. */
  result(result: ShotResult, still: boolean): Promise<void>;
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
  const net = element('span', { class: 'net', hidden: true, 'aria-hidden': 'true' }, web, label);
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

/** The net of the own shots and the fish that it flies at. */
function createAim(container: HTMLElement, net: ReturnType<typeof createNet>, from: () => Place) {
  let target: Swimmer | null = null;
  let flight: Promise<void> = Promise.resolve();
  const release = () => {
    target?.body.classList.remove('fish--aimed');
    target = null;
  };
  return {
    choose(swimmer: Swimmer | null) {
      release();
      net.clear();
      target = swimmer;
    },
    shoot() {
      if (!target) return;
      target.body.classList.add('fish--aimed');
      const water = container.getBoundingClientRect();
      const [x, y] = from();
      flight = net.fly(middleOf(target, water), [x - water.left, y - water.top], prefersStill());
    },
    /** @returns the fish, if it was caught */
    async result(result: ShotResult, still: boolean): Promise<Swimmer | null> {
      if (!target) return null;
      const shotAt = target;
      await flight;
      net.show(result, still);
      release();
      return result.isCaught ? shotAt : null;
    },
    clear() {
      release();
      net.clear();
    },
  };
}

/** @param pressed is called with the kind of a fish that was pressed */
export function createPond(
  { rules, look }: FishingRow,
  view: SwarmView,
  pressed: (kind: number) => void,
): Pond {
  const net = createNet();
  const seats = createSeats();
  let last: Swimmer | null = null;
  const shoal = createShoal(rules.kinds, (swimmer) => {
    last = swimmer;
    pressed(swimmer.fish.kind);
    last = null;
  });
  const shots = createShots(rules.kinds, shoal, seats);
  const drawn = [waterDrawing(look), shoal.container, shots.container, seats.container, net.container];
  const container = element('div', { class: 'pond' }, ...drawn);
  let own = view.seat;
  const aim = createAim(container, net, () => seats.muzzleOf(own));
  // A press on a fish leaves the focus where it is.
  shoal.container.addEventListener('mousedown', (event) => event.preventDefault());
  container.classList.toggle('pond--still', prefersStill());
  return {
    container,
    update({ view: latest, fish, gone, now, kindOf }) {
      own = latest.seat;
      seats.update(latest);
      shots.update(latest, kindOf);
      shoal.update(fish, gone, now);
    },
    aim(kind) {
      const target = last?.fish.kind === kind ? last : shoal.nearest(kind);
      aim.choose(target);
      return target;
    },
    shoot: aim.shoot,
    async result(result, still) {
      seats.showLast(own, result.text);
      const caught = await aim.result(result, still);
      if (caught) shoal.fade(caught.fish.id);
    },
    clear: aim.clear,
  };
}
