import type { Emote } from '#contract/community/expression/emotes.table.ts';
import type { Face } from './face-parts.ts';

const RED = ['#ff8a66', '#d9482b'] as const;
const PALE = ['#bfe0f2', '#6fa9c9'] as const;

/** The emotes that are faces. */
export const FACES: Partial<Readonly<Record<Emote['file'], Face>>> = {
  cheer: { eyes: 'happy', mouth: 'laugh', extra: ['headband', 'fist'] },
  clap: { eyes: 'happy', mouth: 'smile', extra: ['claps'] },
  heart: { eyes: 'happy', mouth: 'smile', extra: ['blush', 'heart'] },
  laugh: { eyes: 'squeezed', mouth: 'laugh' },
  'laugh-cry': { eyes: 'happy', mouth: 'laugh', extra: ['joyTears'] },
  delight: { eyes: 'wide', mouth: 'grin', extra: ['blush'] },
  proud: { eyes: 'shut', mouth: 'smirk', extra: ['blush'] },
  cool: { eyes: 'shades', mouth: 'smirk' },
  shy: { eyes: 'shut', mouth: 'small', extra: ['blush', 'hands'] },
  kiss: { eyes: 'wink', mouth: 'kiss', extra: ['blush', 'heart'] },
  starry: { eyes: 'stars', mouth: 'grin' },
  melon: { eyes: 'side', mouth: 'flat', extra: ['melon'] },
  think: { eyes: 'up', mouth: 'small', extra: ['chin'] },
  question: { eyes: 'up', mouth: 'wavy', extra: ['question'] },
  shock: { eyes: 'wide', mouth: 'open', skin: PALE },
  nervous: { eyes: 'wide', mouth: 'teeth', extra: ['sweat'] },
  facepalm: { eyes: 'dots', mouth: 'wavy', extra: ['palm'] },
  awkward: { eyes: 'dots', mouth: 'flat', extra: ['sweat'] },
  'eye-roll': { eyes: 'up', mouth: 'flat' },
  angry: { eyes: 'angry', mouth: 'sad', extra: ['anger'], skin: RED },
  hurt: { eyes: 'wet', mouth: 'sad', extra: ['blush'] },
  cry: { eyes: 'shut', mouth: 'wail', extra: ['streams'] },
  broken: { eyes: 'sad', mouth: 'wail', extra: ['tears', 'crack'] },
  dizzy: { eyes: 'spirals', mouth: 'wavy' },
  sleepy: { eyes: 'shut', mouth: 'open', extra: ['sleep'] },
  pray: { eyes: 'shut', mouth: 'small', extra: ['hands'] },
};
