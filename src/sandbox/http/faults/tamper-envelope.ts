import { isRecord } from '#contract/units/is-record.ts';
import type { Envelope } from '#sandbox/base/refusal.ts';
import type { CallFault } from './fault.ts';

function malformed(data: unknown, field: string | undefined): unknown {
  if (field === undefined || !isRecord(data)) return { unexpected: true };
  const { [field]: _lost, ...rest } = data;
  return rest;
}

function tamper(envelope: Envelope, fault: CallFault): Envelope {
  if (fault.kind === 'malformed') return { ...envelope, data: malformed(envelope.data, fault.field) };
  return envelope;
}

/** The refusal the latest fault has in store: the call is not carried out then, as with a real refusal. */
export function refusalIn(faults: readonly CallFault[]): Envelope | null {
  const refusal = faults.findLast((fault) => fault.kind === 'code');
  return refusal ? { code: refusal.code, message: refusal.message, data: refusal.data } : null;
}

/** Applies the faults to a response before it is sealed. */
export const tamperEnvelope = (envelope: Envelope, faults: readonly CallFault[]): Envelope =>
  faults.reduce(tamper, envelope);
