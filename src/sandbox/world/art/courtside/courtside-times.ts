/** The palette of the corner view at one time of day; colours are `#rrggbb`. */
export interface CornerTime {
  readonly sky: readonly [string, string, string, string];
  readonly stand: string;
  readonly upperStand: string;
  readonly roof: string;
  readonly grass: readonly [string, string];
  readonly haze: string;
  readonly crowd: readonly [string, ...string[]];
  /** Share of the stand's colour that covers the crowd. */
  readonly shade: number;
  readonly lamps: boolean;
  /** Darkness of the grass at the viewer's feet. */
  readonly foreground: number;
}

export type DayTime = 'dusk' | 'day';

export const CORNER_TIMES: Readonly<Record<DayTime, CornerTime>> = {
  dusk: {
    sky: ['#073a3c', '#0f6a63', '#57b89a', '#e9f6d0'],
    stand: '#0a2b2c',
    upperStand: '#0d3a39',
    roof: '#08201f',
    grass: ['#0f7a50', '#148a5b'],
    haze: '#c8f7da',
    crowd: ['#cfeee2', '#f3ead2', '#86c4b6', '#4f8f88', '#e9fff5', '#f0c7b2'],
    shade: 0.5,
    lamps: true,
    foreground: 0.5,
  },
  day: {
    sky: ['#7cc8da', '#b3e2e6', '#e2f5ef', '#f8fcf6'],
    stand: '#7fa9ab',
    upperStand: '#9cc0bf',
    roof: '#5e8b90',
    grass: ['#2ba368', '#34b073'],
    haze: '#ffffff',
    crowd: ['#ffffff', '#e9f3f1', '#4f8790', '#d9e9d9', '#f2dfc2', '#3d7280'],
    shade: 0.22,
    lamps: false,
    foreground: 0.2,
  },
};
