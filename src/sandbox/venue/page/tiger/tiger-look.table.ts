import type { TigerRow } from '#sandbox/games/tiger/tiger.table.ts';
import type { Cloth } from '../cards/duel-table.ts';

/** Cloths of the tables of one card against another. */
export const TIGER_CLOTHS: Readonly<Record<TigerRow['look'], Cloth>> = {
  drums: {
    look: 'drums',
    lines: 'M500 0V92M500 280V372M0 40H440M560 40H1000M0 332H440M560 332H1000',
    emblems: [
      { name: '鼓', art: { kind: 'subject', subject: 'drum', palette: 'sea' } },
      { name: '鼓', art: { kind: 'subject', subject: 'drum', palette: 'ember' } },
    ],
  },
  board: {
    look: 'board',
    lines: 'M14 14H986V358H14Z',
    emblems: [
      { name: '马', art: { kind: 'subject', subject: 'knight', palette: 'lilac' } },
      { name: '马', art: { kind: 'subject', subject: 'knight', palette: 'sky' } },
    ],
  },
};
