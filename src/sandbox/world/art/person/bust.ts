import { dark, lite, mix } from '../colour.ts';
import { face } from './face.ts';
import { type Gesture, movedBy, UNMOVED } from './gesture.ts';
import { HAIR_BEHIND, HAIR_IN_FRONT } from './hair.table.ts';
import type { Collar, PersonAppearance } from './people.table.ts';

const DEFAULT_CAP = '#0B6B52';

const COLLARS: Readonly<Record<Collar, (cloth: string) => string>> = {
  crew: (cloth) =>
    `<path fill="${dark(cloth, 0.2)}" d="M38 70.5c2.5 5 17.5 5 20 0l2.5 1c-3.5 8-21.5 8-25 0Z"/>`,
  v: (cloth) => `<path fill="${lite(cloth, 0.55)}" d="m37 70.5 11 15 11-15 3 1.5-14 20-14-20Z"/>`,
  hood: (cloth) =>
    `<path fill="${dark(cloth, 0.2)}" d="M33 70c4 8 26 8 30 0 5 3 7 7 6 11-10 6-32 6-42 0-1-4 1-8 6-11Z"/><path d="M42 82v9M54 82v9" stroke="${lite(cloth, 0.6)}" stroke-width="1.6" stroke-linecap="round"/>`,
  polo: (cloth) => `<path fill="${lite(cloth, 0.4)}" d="m37 70 11 9 11-9 3 3-9 10-5-4-5 4-9-10Z"/>`,
};

/** Draws head and shoulders on a 96 × 98 field; `gesture` moves a talking person, without it they keep still. */
export function bust(appearance: PersonAppearance, gesture?: Gesture): string {
  const { hair, cloth, skin, style, cap = DEFAULT_CAP } = appearance;
  const shade = dark(hair, 0.35);
  const shadow = mix(skin, '#B9714B', 0.28);
  const move = gesture ? movedBy(gesture) : UNMOVED;
  const behind = HAIR_BEHIND[style]?.(shade) ?? '';
  const body = [
    `<path fill="${cloth}" d="M8 98c.5-18 11-25.5 27-28 4-1 5-3 5-7h16c0 4 1 6 5 7 16 2.5 26.5 10 27 28Z"/>`,
    `<path fill="${shadow}" d="M40 58h16v9c0 8-16 8-16 0Z"/>`,
    COLLARS[appearance.collar](cloth),
  ].join('');
  const inFront = HAIR_IN_FRONT[style]({ hair, shade, cloth, cap });
  return move.head(behind) + move.body(body) + move.head(face(appearance, inFront, gesture));
}
