import type { Drawing } from '#sandbox/art/drawing.ts';
import { anchorScene } from './anchor.ts';
import { footballScene } from './football.ts';
import { crowdSound, type Sound, voiceSound } from './sound.ts';

/** One loop to render: its file name, its pictures and what is heard. */
export interface Scene {
  readonly name: string;
  readonly draw: (frame: number) => Drawing;
  readonly sound: () => Sound;
  /** x264's constant rate factor for 480 and 270 lines: football moves more than a face. */
  readonly quality: readonly [hd: number, sd: number];
}

const kit = (shirt: string, shorts: string) => ({ shirt, shorts, socks: shirt });

export const SCENES: readonly Scene[] = [
  {
    name: 'football-night',
    draw: footballScene({
      seed: 'room7',
      home: kit('#F4F7FB', '#123A7A'),
      away: kit('#0FA89F', '#0A5F5D'),
      keeper: kit('#F2C94C', '#1c1c1c'),
      night: true,
      grass: ['#1F8A5B', '#23955F'],
      mirrored: false,
    }),
    sound: () => crowdSound('night'),
    quality: [32, 33],
  },
  {
    name: 'football-day',
    draw: footballScene({
      seed: 'c8',
      home: kit('#5A2D82', '#2d1642'),
      away: kit('#F1F4F7', '#B4531A'),
      keeper: kit('#8BD450', '#1c1c1c'),
      night: false,
      grass: ['#2a9a5c', '#31a465'],
      mirrored: true,
    }),
    sound: () => crowdSound('day'),
    quality: [32, 33],
  },
  {
    name: 'anchor-window',
    draw: anchorScene({ name: '林小满', room: 1, set: 1 }),
    sound: () => voiceSound('林小满', 208),
    quality: [30, 32],
  },
  {
    name: 'anchor-tactics',
    draw: anchorScene({ name: '阿泽说球', room: 0, set: 3 }),
    sound: () => voiceSound('阿泽说球', 122),
    quality: [30, 32],
  },
];
