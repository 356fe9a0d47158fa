import type { SeatView, SwarmView } from '#sandbox/domains/play/venue/venue-view.ts';
import { SEATS } from '#sandbox/games/fishing/crowd.ts';
import { drawing, element } from '../controls/element.ts';

const NAMES: Readonly<Record<SeatView['kind'], (name: string) => string>> = {
  self: () => '我',
  member: (name) => name,
  simulated: (name) => name,
  free: () => '空位',
};

const CANNON =
  '<circle cx="40" cy="62" r="36" fill="currentColor" fill-opacity=".5"/><circle cx="40" cy="62" r="22" fill="currentColor"/><path fill="currentColor" d="M32 8h16l4 44H28Z"/>';

/** A seat with its cannon, at a corner of the water: the own seat is at the lower left. */
function createSeat(corner: number) {
  const name = element('b');
  const mark = element('small', {}, '模拟');
  const last = element('span');
  const cannon = drawing('svg', { class: 'cannon', viewBox: '0 0 80 80' }, CANNON);
  const label = element('div', { class: 'seat__label' }, name, mark, last);
  const container = element('li', { class: `seat seat--${corner}` }, cannon, label);
  return {
    container,
    cannon,
    update(view: SeatView) {
      const text = NAMES[view.kind](view.name);
      if (name.textContent !== text) last.textContent = '';
      name.textContent = text;
      mark.hidden = view.kind !== 'simulated';
      container.dataset.kind = view.kind;
    },
    showLast(text: string) {
      last.textContent = text;
    },
  };
}

/** The four seats of the table. */
export type Seats = {
  readonly container: HTMLElement;
  update(view: Pick<SwarmView, 'seat' | 'seats'>): void;
  /** Shows the result of the last shot of a seat. */
  showLast(seat: number, text: string): void;
  /** Muzzle of the cannon of a seat, px in the window. */
  muzzleOf(seat: number): readonly [x: number, y: number];
  nameOf(seat: number): string;
};

export function createSeats(): Seats {
  const corners = Array.from({ length: SEATS }, (_, corner) => createSeat(corner));
  let own = 0;
  let names: readonly string[] = [];
  const seatAt = (seat: number) => corners[(seat - own + SEATS) % SEATS];
  return {
    container: element(
      'ul',
      { class: 'seats', 'aria-label': '本桌座位' },
      ...corners.map(({ container }) => container),
    ),
    update({ seat, seats }) {
      own = seat;
      names = seats.map(({ kind, name }) => NAMES[kind](name));
      for (const view of seats) seatAt(view.seat)?.update(view);
    },
    showLast: (seat, text) => seatAt(seat)?.showLast(text),
    muzzleOf(seat) {
      const box = seatAt(seat)?.cannon.getBoundingClientRect();
      return box ? [box.left + box.width / 2, box.top + box.height / 2] : [0, 0];
    },
    nameOf: (seat) => names[seat] ?? '',
  };
}
