import { isRecord } from '#contract/text/narrowing.ts';
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

const SEALED = /("encrypted":")([^"]+)/;
/** JSON allows this control character nowhere. */
const BROKEN = '\u0000';

function changeMiddle(text: string, change: (character: string) => string): string {
  const middle = text.length >> 1;
  return text.slice(0, middle) + change(text.charAt(middle)) + text.slice(middle + 1);
}

const otherDigit = (digit: string) => (digit === 'A' ? 'B' : 'A');

/** Alters a byte of a response: a sealed one no longer matches its MAC, a plain one is invalid JSON. */
export const corruptAnswer = (body: string): string =>
  SEALED.test(body)
    ? body.replace(SEALED, (_all, head: string, sealed: string) => head + changeMiddle(sealed, otherDigit))
    : changeMiddle(body, () => BROKEN);
