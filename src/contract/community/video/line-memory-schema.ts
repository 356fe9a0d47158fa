import * as v from 'valibot';

const atLeastZero = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Stored state of one video domain, persisted between visits and shared between tabs. Times are server epoch ms. */
const RememberedLine = v.object({
  lineId: v.string(),
  /** Decayed failures as they were at `at`. */
  errors: atLeastZero,
  at: atLeastZero,
  failuresInRow: v.pipe(atLeastZero, v.integer()),
  openUntil: atLeastZero,
  firstByteMs: v.nullable(atLeastZero),
});

/** The stored error count the rotation of domains starts from, and each domain's health [8.16]. */
export const LineMemory = v.object({
  errorCount: v.pipe(atLeastZero, v.integer()),
  lines: v.array(RememberedLine),
});
export type LineMemory = v.InferOutput<typeof LineMemory>;

export const NO_LINE_MEMORY: LineMemory = { errorCount: 0, lines: [] };
