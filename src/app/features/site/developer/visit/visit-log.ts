import { proxy, snapshot, useSnapshot } from 'valtio';
import type { FailureKind, Vital } from '#contract/site/visit/schema.ts';
import type { ServerTime } from '#contract/units/time.ts';

/** A measure, with the element it is about where the browser names one. */
export type NotedVital = Vital & { readonly element: string | null };

/** Repeated occurrences of a problem are one entry with a count; `at` is the latest, by the server's clock. */
export type NotedFailure = {
  readonly kind: FailureKind;
  readonly text: string;
  readonly count: number;
  readonly at: ServerTime;
};

/** Data recorded for this visit; problems newest first. */
export type Visit = { readonly vitals: readonly NotedVital[]; readonly failures: readonly NotedFailure[] };

const FAILURES_MAX = 50;
const TEXT_MAX = 200;

const visit = proxy<{ -readonly [Part in keyof Visit]: Visit[Part] }>({ vitals: [], failures: [] });

/** Records a measurement, replacing its previous value. */
export function noteVital(vital: NotedVital): void {
  visit.vitals = [...visit.vitals.filter(({ name }) => name !== vital.name), vital];
}

/** Notes one trouble more. */
export function noteFailure(kind: FailureKind, message: string, at: ServerTime): void {
  const text = message.slice(0, TEXT_MAX);
  const known = visit.failures.find((entry) => entry.kind === kind && entry.text === text);
  const others = visit.failures.filter((entry) => entry !== known);
  const failure = { kind, text, at, count: (known?.count ?? 0) + 1 };
  visit.failures = [failure, ...others].slice(0, FAILURES_MAX);
}

export const currentVisit = (): Visit => snapshot(visit);

export const useVisit = (): Visit => useSnapshot(visit);
