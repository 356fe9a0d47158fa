import type { LineMemory } from '#contract/community/video/line-memory-schema.ts';
import type { Clock } from '#contract/units/time.ts';
import { LINE } from '../timing.table.ts';
import type { LineHealth } from './line-health.ts';

/** Returns the memory for other tabs and later visits, in server time instead of this core's. */
export function remembered(
  errorCount: number,
  healths: ReadonlyMap<string, LineHealth>,
  clock: Clock,
): LineMemory {
  const epoch = clock.now() - clock.mono();
  return {
    errorCount,
    lines: [...healths].map(([lineId, health]) => ({
      lineId,
      errors: health.errors,
      at: Math.max(0, health.errorsAt + epoch),
      failuresInRow: health.failuresInRow,
      openUntil: Math.max(0, health.openUntil + epoch),
      firstByteMs: health.firstByteMs,
    })),
  };
}

/** Back from memory into this core's monotonic time. */
export function recalled({ lines }: LineMemory, clock: Clock): readonly (readonly [string, LineHealth])[] {
  const mono = clock.mono();
  const epoch = clock.now() - mono;
  return lines.map(({ lineId, errors, at, failuresInRow, openUntil, firstByteMs }) => [
    lineId,
    {
      errors,
      errorsAt: Math.min(mono, at - epoch),
      failuresInRow,
      openUntil: Math.min(mono + LINE.recalledQuarantine, openUntil - epoch),
      firstByteMs,
    },
  ]);
}
