import type { FaultedRequest } from '#sandbox/faults/media-fault-injector.ts';

/** How much later than it could a request is answered, ms. A jitter's delay follows from the request's lot. */
export function lateBy({ met, lot }: FaultedRequest): number {
  if (met === undefined) return 0;
  const { fault, share } = met.rule;
  if (fault.kind === 'latency') return fault.ms;
  return fault.kind === 'jitter' ? Math.round((lot / share) * fault.ms) : 0;
}
