/** Phases of an activity: ended waits for results, claiming has them and accepts claims. */
export const ACTIVITY_PHASES = ['preheat', 'open', 'drawing', 'ended', 'claiming', 'closed'] as const;
export type ActivityPhase = (typeof ACTIVITY_PHASES)[number];

/** open, end, draw and close follow the server clock; settle occurs when every result is known. */
export type ActivityStep = 'open' | 'end' | 'draw' | 'settle' | 'close';

/**
 * The life of an activity [1.03]. What is missing is refused. `end` of one that is drawn publicly leads to drawing, of any other
 * to ended; what has nothing to settle is settled in the moment it ends.
 */
const ACTIVITY_STEPS = {
  preheat: { open: 'open' },
  open: { draw: 'drawing', end: 'ended' },
  drawing: { end: 'ended' },
  ended: { settle: 'claiming' },
  claiming: { close: 'closed' },
  closed: {},
} as const satisfies Readonly<Record<ActivityPhase, Readonly<Partial<Record<ActivityStep, ActivityPhase>>>>>;

/** Returns the phase that a step leads to, or null when the step is not allowed now. */
const activityAfter = (phase: ActivityPhase, step: ActivityStep): ActivityPhase | null => {
  const steps: Readonly<Partial<Record<ActivityStep, ActivityPhase>>> = ACTIVITY_STEPS[phase];
  return steps[step] ?? null;
};

/** The end of an activity that stays open: the last day of the year 9999 in Beijing, epoch ms. */
export const NO_END = 253_402_185_600_000;

/** Times at which an activity becomes visible, open, drawn and claimable; epoch ms of the server clock. */
export type ActivityTimes = {
  readonly preheatAt: number;
  readonly openAt: number;
  /** Time of a public draw, at or after the end; null where there is none. */
  readonly drawAt: number | null;
  /** `NO_END` where it stays open, `claimUntil` then too. */
  readonly endAt: number;
  readonly claimUntil: number;
};

/**
 * Returns the phase at a given time: every step that is due is taken in order, so that a clock that jumped over several
 * steps reaches the same phase as one that ran. `settledAt` is null while results are missing.
 */
export function activityPhaseAt(times: ActivityTimes, settledAt: number | null, now: number): ActivityPhase {
  const { openAt, endAt, drawAt, claimUntil } = times;
  const due: readonly (readonly [ActivityStep, number | null])[] = [
    ['open', openAt],
    [drawAt === null ? 'end' : 'draw', endAt],
    ['end', drawAt],
    ['settle', settledAt],
    ['close', claimUntil],
  ];
  return due.reduce<ActivityPhase>(
    (phase, [step, at]) => (at === null || now < at ? phase : (activityAfter(phase, step) ?? phase)),
    'preheat',
  );
}
