import type { Envelope } from '#sandbox/http/refusal.ts';
import type { Fault } from './fault.ts';

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

function malformed(data: unknown, field: string | undefined): unknown {
  if (field === undefined || !isRecord(data)) return { unexpected: true };
  const { [field]: _lost, ...rest } = data;
  return rest;
}

function twist(envelope: Envelope, fault: Fault): Envelope {
  if (fault.fault === 'malformed') return { ...envelope, data: malformed(envelope.data, fault.field) };
  return envelope;
}

/** The refusal the latest fault has in store: the call is not carried out then, as with a real refusal. */
export function refusalIn(faults: readonly Fault[]): Envelope | null {
  const refusal = faults.findLast((fault) => fault.fault === 'code');
  return refusal ? { code: refusal.code, message: refusal.message, data: refusal.data } : null;
}

/** What the faults make of an answer before it is sealed. */
export const twistEnvelope = (envelope: Envelope, faults: readonly Fault[]): Envelope =>
  faults.reduce(twist, envelope);
