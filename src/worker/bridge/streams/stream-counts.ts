import type { StreamFigures } from '#contract/community/room-figures.ts';

/** Counts what the streams of a core leave out; read by the developer's panel. */
export type StreamCounts = { -readonly [Name in keyof StreamFigures]: StreamFigures[Name] };

/** All counts at zero, for one core; the streams count up in place. */
export const createStreamCounts = (): StreamCounts => ({ open: 0, superseded: 0, skipped: 0 });
