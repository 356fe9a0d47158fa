import { textsOf } from '#i18n/texts-of.ts';

/** Table of a league. */
const standings = {
  position: '名次',
  club: '球队',
  played: '场次',
  wonDrawnLost: '胜/平/负',
  points: '积分',
} as const;

export const t = textsOf({ standings });
