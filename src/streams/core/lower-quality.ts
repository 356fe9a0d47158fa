import type { SessionState } from './session-state.ts';
import { ATTEMPT } from './timing.table.ts';

/**
 * Handles a stalled video: tries another line, or, when it stalls again soon, the next lower quality of its source, as long
 * as that includes video.
 */
export function lowerQuality(state: SessionState): void {
  const { current, shown, stalledAtMono, request } = state;
  const atMono = state.ports.clock.mono();
  state.stalledAtMono = atMono;
  if (!current || !shown || request.qualityId !== null) return;
  if (stalledAtMono === null || atMono - stalledAtMono > ATTEMPT.secondStall) return;
  const { urls, qualities } = current.source;
  const heightOf = (id: string) => qualities.find(({ qualityId }) => qualityId === id)?.height ?? 0;
  const below = urls
    .filter(({ qualityId }) => heightOf(qualityId) > 0 && heightOf(qualityId) < heightOf(shown.qualityId))
    .toSorted((left, right) => heightOf(right.qualityId) - heightOf(left.qualityId));
  state.loweredQualityId = below[0]?.qualityId ?? state.loweredQualityId;
}
