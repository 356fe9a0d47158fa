import type { Colour } from '#tools/assets/gifts/file/svga-file.ts';

export function colour(hex: string, alpha = 1): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255, alpha];
}

/** The gold family all gifts are drawn in, and the dark of the stage they are on. */
export const GOLD = {
  white: '#FFFBEC',
  light: '#FFE9A8',
  bright: '#FFD873',
  base: '#F5B82E',
  deep: '#C98A12',
  bronze: '#9C6A0A',
  brown: '#7A5200',
  ink: '#3A2800',
  night: '#140E02',
} as const;

export type Gold = keyof typeof GOLD;
