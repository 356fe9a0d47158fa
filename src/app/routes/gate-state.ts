import type { Maintenance } from '#contract/site/site/schema.ts';
import { isRecord } from '#contract/text/narrowing.ts';
import { ownPath } from '#contract/text/own-path.ts';
import { paths } from './paths.ts';

/** Router state passed to a page that blocks a visitor [2.05, 2.06]. */
export type GateState = {
  readonly maintenance: Maintenance | null;
  /** Path the visitor requested. */
  readonly from: string;
};

const GATES: readonly string[] = [
  paths.maintenance,
  paths.accessAlert,
  paths.accessRestriction,
  paths.robotCheck,
];

/** Reports whether this address is itself a gate page. */
export const isGate = (pathname: string): boolean => GATES.includes(pathname);

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

function maintenanceIn(value: unknown): Maintenance | null {
  if (!isRecord(value)) return null;
  return {
    status: numberOf(value.status) ?? 1,
    startAt: numberOf(value.startAt),
    endAt: numberOf(value.endAt),
    text: textOf(value.text),
    region: textOf(value.region),
    usualRegion: textOf(value.usualRegion),
    reference: textOf(value.reference),
  };
}

/** Reads the router's state, which may be missing, old or anything else: the pages are shown without it. */
export function readGateState(state: unknown): GateState {
  const fields = isRecord(state) ? state : {};
  const from = ownPath(textOf(fields.from));
  const isPage = from !== null && !isGate(from.split('?')[0] ?? '');
  return { maintenance: maintenanceIn(fields.maintenance), from: isPage ? from : paths.home };
}

/** Returns the return path of a gate: the current address, or the one before another gate. */
export const fromOf = ({ pathname, search }: { pathname: string; search: string }, state: unknown): string =>
  isGate(pathname) ? readGateState(state).from : pathname + search;
