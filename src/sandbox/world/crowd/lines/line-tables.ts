import type { Exchange, Lines } from '#sandbox/world/seeds/room-lines.ts';
import { FOOTBALL_EXCHANGES, FOOTBALL_LINES } from '#sandbox/world/seeds/seed-lines-football.ts';
import {
  BASKETBALL_LINES,
  ESPORTS_LINES,
  STUDIO_EXCHANGES,
  STUDIO_LINES,
} from '#sandbox/world/seeds/seed-lines-other.ts';
import { TABLE_EXCHANGES, TABLE_LINES } from '#sandbox/world/seeds/seed-lines-table.ts';

/** Lines for rooms of a kind, by topic; `lull` is used for any topic without lines. */
export type LineTable = {
  readonly lines: Readonly<Record<string, Lines>> & { readonly lull: Lines };
  readonly exchanges: readonly Exchange[];
};

const BALL_EXCHANGES = FOOTBALL_EXCHANGES.filter(({ question }) => !/越位|补时|主场/.test(question));

export const LINE_TABLES = {
  football: { lines: FOOTBALL_LINES, exchanges: FOOTBALL_EXCHANGES },
  basketball: { lines: BASKETBALL_LINES, exchanges: BALL_EXCHANGES },
  esports: { lines: ESPORTS_LINES, exchanges: BALL_EXCHANGES },
  studio: { lines: STUDIO_LINES, exchanges: STUDIO_EXCHANGES },
  table: { lines: TABLE_LINES, exchanges: TABLE_EXCHANGES },
} as const satisfies Record<string, LineTable>;

export type RoomKind = keyof typeof LINE_TABLES;
