import type { Animation } from './movie.ts';
import { airship } from './movies/airship.ts';
import { boot } from './movies/boot.ts';
import { champagne } from './movies/champagne.ts';
import { fireworks } from './movies/fireworks.ts';
import { floodlights } from './movies/floodlights.ts';
import { goldenBoot } from './movies/golden-boot.ts';
import { homeNight } from './movies/home-night.ts';
import { horn } from './movies/horn.ts';
import { kingsEntrance } from './movies/kings-entrance.ts';
import { scarf } from './movies/scarf.ts';
import { trophy } from './movies/trophy.ts';
import { whistle } from './movies/whistle.ts';

/** Every gift's animation by its code. */
export const MOVIES: Readonly<Record<string, Animation>> = {
  whistle,
  scarf,
  horn,
  boot,
  trophy,
  fireworks,
  airship,
  floodlights,
  'golden-boot': goldenBoot,
  champagne,
  'home-night': homeNight,
  'kings-entrance': kingsEntrance,
};
