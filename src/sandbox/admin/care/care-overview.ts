import { minorText } from '#sandbox/base/amount.ts';
import type { Marker } from '#sandbox/domains/protection/marker/markers.table.ts';
import { weekFigures } from '#sandbox/domains/protection/marker/week-figures.ts';
import type { Platform } from '#sandbox/platform/platform.ts';

export type CareOverview = {
  readonly caseId: number;
  /** Login name and nickname. */
  readonly name: string;
  readonly nickname: string;
  readonly score: number;
  /** Markers found in the last fourteen days. */
  readonly markers: readonly Marker[];
  readonly openedAt: number;
  /** Sums of the last seven days, in the currency with the highest stakes: `1204.50`. */
  readonly deposits: string;
  readonly staked: string;
  readonly net: string;
};

const SHOWN = 30;

/** Open cases of members whose play may do them harm, the highest score first. */
export const careOverview = ({
  accounts,
  markers,
  playReports,
  world,
}: Platform): readonly CareOverview[] => {
  const now = world.clock.now();
  return markers.store.openCases(SHOWN).map(({ case_id, user_id, score, opened_at }) => {
    const account = accounts.byId(user_id);
    const { deposits, staked, net } = weekFigures(playReports, user_id, now);
    return {
      caseId: case_id,
      name: account?.name ?? '',
      nickname: account?.nickname ?? '',
      score,
      markers: [...new Set(markers.store.foundOf(user_id, now).map(({ marker }) => marker))],
      openedAt: opened_at,
      deposits: minorText(deposits),
      staked: minorText(staked),
      net: minorText(net),
    };
  });
};
