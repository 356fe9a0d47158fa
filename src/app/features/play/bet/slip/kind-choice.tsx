import type { BetKind } from '#contract/play/betting/slip/slip-bets.ts';
import { linesOf, systemSizes } from '#contract/play/betting/slip/slip-bets.ts';
import { PickCard } from '#kit/choice/pick-card.tsx';
import { Segmented } from '#kit/choice/segmented.tsx';
import { kindsOf } from '../legs/bet-kind.ts';
import type { LegView } from '../legs/slip-legs.ts';
import { t } from '../texts.ts';
import { chooseKind } from './use-slip.ts';

const KINDS = ['singles', 'multiple', 'system'] as const;
const FIRST: Readonly<Record<BetKind['is'], BetKind>> = {
  singles: { is: 'singles' },
  multiple: { is: 'multiple' },
  system: { is: 'system', size: 2 },
};

/** One bet for each selection, one of all, or one of every choice of some. */
export function KindChoice({ kind, count }: { kind: BetKind; count: number }) {
  const can = kindsOf(count);
  return (
    <Segmented
      label={t('slip.kind')}
      value={kind.is}
      onValueChange={(is) => chooseKind(FIRST[is])}
      options={KINDS.map((value) => ({ value, label: t(`slip.${value}`), disabled: !can[value] }))}
    />
  );
}

const ruled = ({ leg: { matchId }, odds }: LegView) => ({ matchId, odds });

/** Choice of the number of selections in each line of a system. */
export function SystemChoice({ legs, size }: { legs: readonly LegView[]; size: number }) {
  const asRuled = legs.map(ruled);
  return (
    <fieldset className="bet-system" aria-label={t('slip.systemSize')}>
      {systemSizes(asRuled).map((each) => {
        const lines = linesOf(asRuled, { is: 'system', size: each });
        return (
          <PickCard
            key={each}
            name="bet-system"
            className="bet-system__one"
            checked={each === size}
            onPick={() => chooseKind({ is: 'system', size: each })}
          >
            <span className="grow">
              {t('slip.systemOf', { count: legs.length, size: each })}
              <small className="cap t3">{t('slip.systemLines', { lines, size: each })}</small>
            </span>
            <b>{t('slip.lines', { lines })}</b>
          </PickCard>
        );
      })}
    </fieldset>
  );
}
