import type { FaultedRequest } from '#sandbox/faults/media-fault-injector.ts';

/** How much later than it could a request is answered, ms. A jitter's delay follows from the request's lot. */
export function lateBy({ met, lot }: FaultedRequest): number {
  if (met?.fault.kind === 'latency') return met.fault.ms;
  return met?.fault.kind === 'jitter' ? Math.round((lot / met.share) * met.fault.ms) : 0;
}
