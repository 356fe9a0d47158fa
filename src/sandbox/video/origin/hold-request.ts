import { setTimeout as wait } from 'node:timers/promises';
import { SEGMENT_MS, SEGMENT_PARTS } from '../clips/streams.table.ts';
import type { HlsTarget } from './hls-answer.ts';
import type { HostPorts, MediaRequest } from './media-request.ts';
import { canWaitFor, completeAt, type PartPlace, windowAt } from './segments/segment-line.ts';

/** Longest time that a request is held, ms: three target durations. */
const HOLD_MAX_MS = 3 * SEGMENT_MS;
/** A clock that runs faster than the process is read again after this time, ms. */
const STEP_MS = 250;

/** A stalled stream lists nothing further until it moves again. */
export type Progress = 'moving' | 'stalled' | 'ended';

/**
 * Place in the stream that a request waits for: `_HLS_msn` and `_HLS_part` of a blocking reload (without a part: the whole
 * segment), or a part that was announced by a preload hint; null for a request that is answered at once.
 */
function placeOf(target: HlsTarget, query: URLSearchParams): PartPlace | null {
  if (target.kind === 'segment')
    return target.part === null ? null : { segment: target.segment, part: target.part };
  const [segment, part] = [query.get('_HLS_msn'), query.get('_HLS_part')];
  if (target.kind !== 'playlist' || segment === null) return null;
  return { segment: Number(segment), part: part === null ? SEGMENT_PARTS - 1 : Number(part) };
}

/**
 * Holds a request until the stream has reached the place that it names.
 * @param progress state of the stream, read again while the request is held
 * @returns the status that refuses it: 400 for a place too far ahead, 503 for one that did not come in time; null otherwise
 */
export async function holdRequest(
  { clock }: Pick<HostPorts, 'clock'>,
  { target, url, programme, signal }: MediaRequest<HlsTarget>,
  progress: () => Progress,
): Promise<400 | 503 | null> {
  const place = placeOf(target, url.searchParams);
  if (!place) return null;
  const { phaseMs } = programme;
  if (!canWaitFor(place, windowAt(clock(), phaseMs))) return 400;
  const due = completeAt(place, phaseMs);
  const lastMoment = performance.now() + HOLD_MAX_MS;
  const isThere = () => clock() >= due && (progress() === 'moving' || target.kind === 'segment');
  while (!isThere() && progress() !== 'ended') {
    if (performance.now() > lastMoment) return 503;
    await wait(Math.min(STEP_MS, Math.max(1, due - clock())), undefined, { signal });
  }
  return null;
}
