import type { Restriction } from '#contract/protection/restriction/schema.ts';
import { isGate } from './gate-state.ts';
import { isEntry, paths } from './paths.ts';

/** Paths for withdrawing funds, for listing them, and for help: open under any restriction [P.17, P.18]. */
const ALWAYS: readonly string[] = [
  paths.withdraw,
  paths.records,
  paths.betRecords,
  paths.betReturns,
  paths.gameRecords,
  paths.payees,
  paths.password,
  paths.treasury,
  paths.help,
  paths.support,
  paths.feedback,
  paths.security,
  paths.exclusion,
  paths.playReport,
];

/** Matches are watched on a break, without prices and gifts. */
const ROOMS = '/app/room';

/** Additional paths open on a break, which ends soon. */
const ON_BREAK: readonly string[] = [ROOMS, paths.safer, paths.inbox, paths.profile, paths.announcements];

const isBelow = (path: string, area: string) => path === area || path.startsWith(`${area}/`);

/** Reports whether a page stays open to a member who rests, is excluded or has closed their account. */
export function isOpenTo({ state }: Restriction, path: string): boolean {
  const areas = state === 'resting' ? [...ALWAYS, ...ON_BREAK] : ALWAYS;
  return isEntry(path) || isGate(path) || areas.some((area) => isBelow(path, area));
}
