import { dark, lite } from '../colour.ts';

export interface HairColours {
  readonly hair: string;
  /** The darker tone, for what hangs behind the head. */
  readonly shade: string;
  readonly cloth: string;
  readonly cap: string;
}

/** Drawn behind the shoulders, for the styles that fall there. */
export const HAIR_BEHIND: Partial<Record<HairStyle, (shade: string) => string>> = {
  long: (shade) =>
    `<path fill="${shade}" d="M26 44c0-18 8-28 22-28s22 10 22 28c0 14 3 24 5 36H21c2-12 5-22 5-36Z"/>`,
  wavy: (shade) =>
    `<path fill="${shade}" d="M24 46c0-20 9-31 24-31s24 11 24 31c0 7 5 10 4 18s-4 10-5 16H25c-1-6-4-8-5-16s4-11 4-18Z"/>`,
  bangs: (shade) => `<path fill="${shade}" d="M25 44c0-18 8-28 23-28s23 10 23 28v34H25Z"/>`,
  bob: (shade) =>
    `<path fill="${shade}" d="M25 44c0-18 8-28 23-28s23 10 23 28c0 8 0 14-3 20H28c-3-6-3-12-3-20Z"/>`,
  pony: (shade) =>
    `<path fill="${shade}" d="M62 22c14 1 19 14 16 30-2 9-5 13-9 15 2-8 2-14-1-20-3-7-6-12-6-25Z"/>`,
  twin: (shade) =>
    `<path fill="${shade}" d="M27 34c-12 0-17 12-15 26 1 8 4 12 8 14 1-10 3-18 8-24ZM69 34c12 0 17 12 15 26-1 8-4 12-8 14-1-10-3-18-8-24Z"/>`,
  bun: (shade) => `<circle cx="48" cy="13.5" r="9.5" fill="${shade}"/>`,
};

/** Drawn over the face; caps and beanies count as styles. */
export const HAIR_IN_FRONT = {
  crop: ({ hair }: HairColours) =>
    `<path fill="${hair}" d="M29.5 41c-2-15 5-25.5 18.5-25.5S68.5 26 66.5 41c-1.5-7-4-10.5-7-12-8 2.5-16 2-23.5-.5-3 2-5 6-6.5 12.5Z"/>`,
  side: ({ hair }: HairColours) =>
    `<path fill="${hair}" d="M29 42c-3-17 5-27.5 19-27.5 15 0 22 11 19 27.5-1-7-3-11-6-14-9 1.5-17-.5-22-4-2 6-7.5 9-10 18Z"/>`,
  quiff: ({ hair }: HairColours) =>
    `<path fill="${hair}" d="M29.5 40c-3-10 0-17 5-20-1-5 4-9 11-8.5 14-3 25 8 21 28.5-1-6-3-9.5-6-12-9 .5-17-.5-23-3-4 3-6.5 8-8 15Z"/>`,
  curly: ({ hair }: HairColours) =>
    `<g fill="${hair}"><circle cx="33" cy="30" r="8"/><circle cx="37" cy="21" r="8.5"/><circle cx="47" cy="17.5" r="9"/><circle cx="57" cy="20.5" r="8.5"/><circle cx="63" cy="29" r="8"/><circle cx="65" cy="37" r="4.5"/><circle cx="31" cy="38" r="4.5"/></g>`,
  buzz: ({ hair }: HairColours) =>
    `<path fill="${hair}" fill-opacity=".86" d="M30.5 38c-1-14 6-21.5 17.5-21.5S66.5 24 65.5 38c-2-8-5-11-17.5-11s-15.5 3-17.5 11Z"/>`,
  fringe: ({ hair }: HairColours) =>
    `<path fill="${hair}" d="M28.5 43c-3-18 5-28 19.5-28s22.5 10 19.5 28c-1-5-2.5-8-4-10l-4 3-4-5-5 5-5-5-4.5 5-4.5-4c-4 3-6.5 6-8 11Z"/>`,
  cap: ({ shade, cap }: HairColours) =>
    `<path fill="${cap}" d="M28.5 33.5C28 21 36 14 48 14s20 7 19.5 19.5c-6-2.5-12-3.5-19.5-3.5s-13.5 1-19.5 3.5Z"/><path fill="${dark(cap, 0.28)}" d="M27.5 34.5c5-4 12-5.5 20.5-5.5s15.5 1.5 20.5 5.5c1 1.500.5 2.5-1 2.2-6-2-12.5-2.7-19.5-2.7s-13.500.7-19.5 2.7c-1.500.3-2-.7-1-2.2Z"/><circle cx="48" cy="14" r="2" fill="${dark(cap, 0.28)}"/><path fill="${shade}" d="M29 36h3v9c-2-2-3-5-3-9Zm35 0h3c0 4-1 7-3 9Z"/>`,
  beanie: ({ cap }: HairColours) =>
    `<path fill="${cap}" d="M28 34C27 20 36 11 48 11s21 9 20 23Z"/><path fill="${dark(cap, 0.22)}" d="M26.5 30.5h43a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-43A1.5 1.5 0 0 1 25 37v-5a1.5 1.5 0 0 1 1.5-1.5Z"/><circle cx="48" cy="10.5" r="4" fill="${lite(cap, 0.3)}"/>`,
  bob: ({ hair }: HairColours) =>
    `<path fill="${hair}" d="M27 50c-4-22 5-35 21-35s25 13 21 35c-2-3-3-8-3.5-12-9-1-16-4-20.5-9.5C42 35 36 38 30.5 39c-.5 4-1.5 8-3.5 11Z"/>`,
  long: ({ hair }: HairColours) =>
    `<path fill="${hair}" d="M27 56c-4-25 4-41 21-41s25 16 21 41c-3-5-4-13-5-20-7-2-13-6-16-12-3 6-9 10-16 12-1 7-2 15-5 20Z"/>`,
  wavy: ({ hair }: HairColours) =>
    `<path fill="${hair}" d="M26 52c-4-22 5-37 22-37s26 15 22 37c-2.5-3-3.5-9-5-14-10 0-20-4-26-11-2 5-5 8-8.5 10-1 5-2 12-4.5 15Z"/>`,
  pony: ({ hair }: HairColours) =>
    `<path fill="${hair}" d="M29 43c-3-17 5-28.5 19-28.5S70 26 67 43c-1-6-3-10-6-13-6 0-16-2-21-6-2 6-9 9-11 19Z"/>`,
  bun: ({ hair }: HairColours) =>
    `<path fill="${hair}" d="M29 43c-3-17 5-28 19-28s22 11 19 28c-1-7-4-11-7-13.5-5-4-8-5.5-12-5.5s-7 1.5-12 5.5C33 32 30 36 29 43Z"/>`,
  bangs: ({ hair }: HairColours) =>
    `<path fill="${hair}" d="M27 54c-4-24 4-39 21-39s25 15 21 39c-2.5-4-3.5-10-4-15.5-4 .8-7 1.2-10 1.3l-2-4-1.5 4.2c-5 0-9-.4-14-1.5-.5 5.5-1.5 11.5-4.5 15.5-2-1-4.5-1-6 0Z"/>`,
  twin: ({ hair, cloth }: HairColours) =>
    `<path fill="${hair}" d="M28 44c-4-18 5-29 20-29s24 11 20 29c-1-5-2-7-4-10-5 1-12 0-16-4-4 4-10 5-16 4-2 3-3 5-4 10Z"/><circle cx="25" cy="35" r="3.5" fill="${cloth}"/><circle cx="71" cy="35" r="3.5" fill="${cloth}"/>`,
} as const;

export type HairStyle = keyof typeof HAIR_IN_FRONT;
