import { dark, mix } from '../colour.ts';
import { n } from '../pen.ts';
import type { Gesture } from './gesture.ts';
import type { Mood, PersonAppearance, Wearable } from './people.table.ts';

const LIP = '#9C4A3C';
const OPEN_EYES =
  '<g fill="#2A211E"><ellipse cx="39.8" cy="44" rx="1.9" ry="2.3"/><ellipse cx="56.2" cy="44" rx="1.9" ry="2.3"/></g>';
const LAUGHING_EYES =
  '<path d="M36.5 44.5q3-3.5 6 0M53.5 44.5q3-3.5 6 0" fill="none" stroke="#2A211E" stroke-width="1.9" stroke-linecap="round"/>';
const CHEEKS =
  '<ellipse cx="36.5" cy="50.5" rx="3.2" ry="2" fill="#E9826B" fill-opacity=".28"/><ellipse cx="59.5" cy="50.5" rx="3.2" ry="2" fill="#E9826B" fill-opacity=".28"/>';

const line = (d: string, colour = LIP) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="1.9" stroke-linecap="round"/>`;

const MOUTHS: Readonly<Record<Mood, string>> = {
  smile: line('M43 54.5q5 4.2 10 0'),
  open: `<path d="M42.5 53.5h11c0 4.5-2.5 6.5-5.5 6.5s-5.5-2-5.5-6.5Z" fill="${LIP}"/><path d="M43.5 53.5h9v1.5q-4.5 1-9 0Z" fill="#fff"/>`,
  happy: line('M42 53.5q6 5.8 12 0'),
  flat: line('M44.5 55.5h7'),
};

const HEADSET =
  '<path d="M27 46c-1-19 8-31.5 21-31.5S70 27 69 46" fill="none" stroke="#20272B" stroke-width="3.2"/><rect x="22.5" y="40" width="8.5" height="15" rx="4.2" fill="#20272B"/><rect x="65" y="40" width="8.5" height="15" rx="4.2" fill="#20272B"/><rect x="23.8" y="43.5" width="2.4" height="8" rx="1.2" fill="#35D6A0"/><rect x="69.8" y="43.5" width="2.4" height="8" rx="1.2" fill="#35D6A0"/><path d="M28 54c1 7 5 10 12 10.5" fill="none" stroke="#20272B" stroke-width="2.2" stroke-linecap="round"/><rect x="39" y="62" width="7" height="4.4" rx="2.2" fill="#20272B"/>';
const GLASSES =
  '<g fill="#fff" fill-opacity=".22" stroke="#2B2A2C" stroke-width="1.8"><rect x="33" y="39" width="12.5" height="10" rx="4.5"/><rect x="50.5" y="39" width="12.5" height="10" rx="4.5"/></g><path d="M45.5 43q2.5-1.8 5 0" fill="none" stroke="#2B2A2C" stroke-width="1.8"/>';
const EARRINGS =
  '<circle cx="30" cy="52.5" r="1.7" fill="#F2C14E"/><circle cx="66" cy="52.5" r="1.7" fill="#F2C14E"/>';

const stubble = (hair: string) =>
  `<path fill="${hair}" fill-opacity=".16" d="M31 50c1 12 8 17.5 17 17.5S64 62 65 50c-3 5-6 4-8.5 2.5-4-2-13-2-17 0C37 54 34 55 31 50Z"/>`;
const beard = (hair: string, talking: boolean) =>
  `<path fill="${hair}" fill-opacity=".9" d="M31 48c.5 13 8 19.5 17 19.5S64.5 61 65 48c-2 4-5 5.5-8 5-2-2.5-5-3.5-9-3.5s-7 1-9 3.5c-3 .5-6-1-8-5Z"/>${talking ? '' : line('M43 55q5 3.6 10 0', '#F3D6C8')}`;

/** A mouth that is talking: from a closed smile to a round, open one with the upper teeth showing. */
function talkingMouth(open: number): string {
  if (open < 0.08) return MOUTHS.smile;
  const half = 5.2 - open * 1.2;
  const [left, width, depth] = [n(48 - half), n(half * 2), n(1.6 + open * 6)];
  const lips = `<path d="M${left} 54q${n(half)} ${n(1.4 - open)} ${width} 0q${n(-half * 0.15)} ${depth} ${n(-half)} ${depth}t${n(-half)} -${depth}Z" fill="${LIP}"/>`;
  const teeth = `<path d="M${n(48 - half + 1)} 54.1h${n(half * 2 - 2)}v1.1q${n(1 - half)} .9 ${n(2 - half * 2)} 0Z" fill="#fff"/>`;
  return open > 0.35 ? lips + teeth : lips;
}

function eyes(mood: Mood, gesture?: Gesture): string {
  if (mood === 'happy' && !gesture) return LAUGHING_EYES;
  if (!gesture) return OPEN_EYES;
  if (gesture.eyes < 0.25) return line('M36.8 44.6q3 1.6 6 0M53.2 44.6q3 1.6 6 0', '#2A211E');
  const tall = n(2.3 * gesture.eyes);
  return `<g fill="#2A211E"><ellipse cx="39.8" cy="44" rx="1.9" ry="${tall}"/><ellipse cx="56.2" cy="44" rx="1.9" ry="${tall}"/></g>`;
}

/** The face with everything on it, hair in front of the brow included. */
export function face(appearance: PersonAppearance, hairInFront: string, gesture?: Gesture): string {
  const { skin, hair, mood, wears } = appearance;
  const shadow = mix(skin, '#B9714B', 0.28);
  const worn = (item: Wearable, drawn: string) => (wears.includes(item) ? drawn : '');
  const mouth = gesture ? talkingMouth(gesture.mouth) : wears.includes('beard') ? '' : MOUTHS[mood];
  return [
    `<path fill="${skin}" d="M30.5 41c0-14 7-22.5 17.5-22.5S65.5 27 65.5 41C65.5 56.5 57.5 66 48 66S30.5 56.5 30.5 41Z"/>`,
    `<path fill="${skin}" d="M31.5 42c-3.5-1-5 1-4.5 4.5s2.5 6 5 5.5ZM64.5 42c3.5-1 5 1 4.5 4.5s-2.5 6-5 5.5Z"/>`,
    worn('stubble', stubble(hair)),
    worn('beard', beard(hair, Boolean(gesture))),
    CHEEKS,
    `<path d="M36.3 38.5q3.4-2 6.8-.3M52.9 38.2q3.4-1.7 6.8.3" fill="none" stroke="${dark(hair, 0.1)}" stroke-width="1.7" stroke-linecap="round"/>`,
    eyes(mood, gesture),
    `<path d="M48 45.5q-1.6 4 .6 4.6" fill="none" stroke="${shadow}" stroke-width="1.6" stroke-linecap="round"/>`,
    mouth,
    worn('glasses', GLASSES),
    hairInFront,
    worn('ear', EARRINGS),
    worn('headset', HEADSET),
  ].join('');
}
