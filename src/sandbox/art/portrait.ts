import { bust } from './bust.ts';
import { type Drawing, fill } from './drawing.ts';
import { person } from './person.ts';

/** Somebody's avatar, square; the page rounds it. */
export function avatar(name: string): Drawing {
  const look = person(name);
  const body = `${fill(96, 96, look.backdrop)}<circle cx="48" cy="44" r="40" fill="#fff" fill-opacity=".28"/><g transform="translate(0 3)">${bust(look)}</g>`;
  return { width: 96, height: 96, body };
}
