import type { NinesRow } from '#sandbox/games/nines/nines.table.ts';
import type { Cloth } from '../cards/duel-table.ts';

/** Cloths of the tables of nines. */
export const NINES_CLOTHS: Readonly<Record<NinesRow['look'], Cloth>> = {
  pitch: {
    look: 'pitch',
    lines: 'M500 0V372M0 76H91V316H0M0 164H37V264H0M1000 76H909V316H1000M1000 164H963V264H1000',
    emblems: [],
  },
  tea: {
    look: 'tea',
    lines: 'M18 18H982V354H18ZM30 30H970V342H30Z',
    emblems: [
      { name: '茶壶', art: { kind: 'subject', subject: 'teapot', palette: 'cream' } },
      { name: '茶壶', art: { kind: 'subject', subject: 'teapot', palette: 'moss' } },
    ],
  },
  sea: {
    look: 'sea',
    lines:
      'M0 286q25-20 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0M0 328q25-20 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0',
    emblems: [
      { name: '帆船', art: { kind: 'subject', subject: 'ship', palette: 'ice' } },
      { name: '帆船', art: { kind: 'subject', subject: 'ship', palette: 'wine' } },
    ],
  },
};
