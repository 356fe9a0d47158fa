/** Flat colours of a cover. `first` is the subject; it contrasts with ground, back and mid alike. */
export interface CoverPalette {
  readonly ground: string;
  readonly back: string;
  readonly mid: string;
  readonly first: string;
  readonly second: string;
  readonly accent: string;
  readonly ink: string;
  readonly light: string;
}

const palette = (
  ground: string,
  back: string,
  mid: string,
  first: string,
  second: string,
  accent: string,
  ink: string,
  light: string,
): CoverPalette => ({ ground, back, mid, first, second, accent, ink, light });

export const COVER_PALETTES = {
  teal: palette('#0F5C5A', '#14706B', '#0B4846', '#F26B3A', '#C9481F', '#F5C24B', '#10302F', '#FFF1DC'),
  night: palette('#16224F', '#24366F', '#0F1940', '#F4C76B', '#D99A3A', '#7FD4E8', '#101736', '#FDF6E0'),
  cream: palette('#F4E8D2', '#EAD5AE', '#DDBF8C', '#C8452F', '#8E2F22', '#1F6F66', '#3A1F18', '#FFF9EC'),
  jade: palette('#DCEBDD', '#BCD9C3', '#97C2A5', '#1F7A5A', '#125440', '#E8A33C', '#0E2F26', '#FAFDF5'),
  plum: palette('#3A1E4A', '#54306A', '#2A1437', '#F08AA6', '#C45B83', '#FFD27A', '#221029', '#FFEFF3'),
  sea: palette('#0A4670', '#0F5F92', '#073452', '#FFB545', '#E88A24', '#7FE3E8', '#06263D', '#F3FBFF'),
  rose: palette('#F9DCD5', '#F3BFB4', '#E79F93', '#7C2D4A', '#561C34', '#E8663D', '#35101F', '#FFF6F3'),
  slate: palette('#263440', '#344756', '#1B2630', '#8FD3C4', '#5BA899', '#F28B5B', '#121B22', '#EEF7F5'),
  sun: palette('#F6C453', '#F9D987', '#EBAA34', '#B23A2A', '#81251B', '#1C6B6B', '#3F150F', '#FFF6DD'),
  ice: palette('#CFE4EF', '#B3D3E4', '#8FBAD2', '#244B78', '#173352', '#E4572E', '#0F2238', '#F7FCFF'),
  wine: palette('#5A1A26', '#742535', '#43121C', '#F2B632', '#C98A1E', '#F4E3C8', '#2C0A11', '#FFF4DA'),
  moss: palette('#28452F', '#36593D', '#1C3323', '#E9C46A', '#C49A3F', '#F08A5D', '#13251A', '#FBF6E3'),
  sky: palette('#7CC4E4', '#A4D8EE', '#59AACF', '#F7F3E8', '#D8D2C0', '#E4572E', '#123A52', '#FFFFFF'),
  ember: palette('#2A1512', '#44201A', '#1C0D0B', '#F0713C', '#C24A20', '#FFC857', '#160906', '#FFE9CF'),
  lilac: palette('#DDD6F0', '#C5BAE4', '#A99BD2', '#4A3A8C', '#33276A', '#F2956B', '#1F1748', '#FAF8FF'),
  sand: palette('#E9D3A8', '#DDBE85', '#CBA463', '#1E5F6E', '#123F4B', '#C8452F', '#0C2A33', '#FFF8E7'),
} as const satisfies Record<string, CoverPalette>;

export type CoverPaletteName = keyof typeof COVER_PALETTES;
