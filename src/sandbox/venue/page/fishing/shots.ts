import type { ShotView, SwarmView } from '#sandbox/domains/play/venue/venue-view.ts';
import type { FishKind } from '#sandbox/games/fishing/fishing.table.ts';
import { element } from '../controls/element.ts';
import { prefersStill } from '../scene.ts';
import type { Seats } from './seats.ts';
import type { Shoal } from './shoal.ts';

const LINE_MS = 700;
const LABEL_MS = 1_400;

/** Shows an element for a time. */
async function showBriefly(shown: HTMLElement, duration: number): Promise<void> {
  const fade = [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }];
  await shown.animate(fade, { duration }).finished.catch(() => undefined);
  shown.remove();
}

/** Shots of the other seats: a line from the cannon to the fish, and what was caught. */
export function createShots(kinds: readonly FishKind[], shoal: Shoal, seats: Seats) {
  const container = element('div', { class: 'shots', 'aria-hidden': 'true' });
  let seen: ReadonlySet<string> = new Set();
  const draw = ({ seat, fish, isCaught }: ShotView, name: string) => {
    const target = shoal.of(fish)?.body.getBoundingClientRect();
    if (!target || prefersStill()) return;
    const water = container.getBoundingClientRect();
    const [fromX, fromY] = seats.muzzleOf(seat);
    const [x, y] = [target.left + target.width / 2, target.top + target.height / 2];
    const line = element('i', { class: 'shot' });
    line.style.left = `${fromX - water.left}px`;
    line.style.top = `${fromY - water.top}px`;
    line.style.width = `${Math.hypot(x - fromX, y - fromY)}px`;
    line.style.rotate = `${Math.atan2(y - fromY, x - fromX)}rad`;
    container.append(line);
    void showBriefly(line, LINE_MS);
    if (!isCaught) return;
    const label = element('b', { class: 'taken' }, `${seats.nameOf(seat)} 捕到${name}`);
    label.style.left = `${Math.max(60, Math.min(water.width - 60, x - water.left))}px`;
    label.style.top = `${Math.max(20, y - water.top)}px`;
    container.append(label);
    void showBriefly(label, LABEL_MS);
  };
  return {
    container,
    /** Shows the shots that were not shown before; the player's own have their net. */
    update({ shots, seat: own }: SwarmView, kindOf: (fish: number) => number) {
      for (const shot of shots) {
        if (seen.has(shot.id) || shot.seat === own) continue;
        const name = kinds[kindOf(shot.fish)]?.name ?? '';
        draw(shot, name);
        seats.showLast(shot.seat, shot.isCaught ? `捕到${name}` : `没捕到${name}`);
      }
      seen = new Set(shots.map(({ id }) => id));
    },
  };
}
