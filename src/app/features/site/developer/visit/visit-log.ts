import { proxy, snapshot, useSnapshot } from 'valtio';
import type { TroubleKind, Vital } from '#contract/site/visit/schema.ts';
import type { ServerTime } from '#contract/units/time.ts';

/** A measure, with the element it is about where the browser names one. */
export type NotedVital = Vital & { readonly element: string | null };

/** Repeated occurrences of a problem are one entry with a count; `at` is the latest, by the server's clock. */
export type NotedTrouble = {
  readonly kind: TroubleKind;
  readonly text: string;
  readonly count: number;
  readonly at: ServerTime;
};

/** Data recorded for this visit; problems newest first. */
export type Visit = { readonly vitals: readonly NotedVital[]; readonly troubles: readonly NotedTrouble[] };

const TROUBLES_MAX = 50;
const TEXT_MAX = 200;

const visit = proxy<{ -readonly [Part in keyof Visit]: Visit[Part] }>({ vitals: [], troubles: [] });

/** Records a measurement, replacing its previous value. */
export function noteVital(vital: NotedVital): void {
  visit.vitals = [...visit.vitals.filter(({ name }) => name !== vital.name), vital];
}

/** Notes one trouble more. */
export function noteTrouble(kind: TroubleKind, whole: string, at: ServerTime): void {
  const text = whole.slice(0, TEXT_MAX);
  const known = visit.troubles.find((one) => one.kind === kind && one.text === text);
  const others = visit.troubles.filter((one) => one !== known);
  const trouble = { kind, text, at, count: (known?.count ?? 0) + 1 };
  visit.troubles = [trouble, ...others].slice(0, TROUBLES_MAX);
}

export const visitSoFar = (): Visit => snapshot(visit);

export const useVisit = (): Visit => useSnapshot(visit);
