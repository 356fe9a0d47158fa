import { formatMinor, type Minor } from '#contract/units/money.ts';
import { netText } from './net-text.ts';
import { t } from './texts.ts';

type SumsProps = {
  readonly staked: Minor;
  readonly returned: Minor;
  /** Valid part of the stakes; omitted for a single visit. */
  readonly validStake?: Minor;
  /** Number of rounds in these totals; omitted for a single visit. */
  readonly rounds?: number;
  readonly className: string;
};

/** Stakes, returns, and the difference. */
export function Sums({ staked, returned, validStake, rounds, className }: SumsProps) {
  const rows = [
    ...(rounds === undefined ? [] : [[t('venue.rounds'), String(rounds)] as const]),
    [t('venue.staked'), formatMinor(staked)],
    ...(validStake === undefined ? [] : [[t('venue.valid'), formatMinor(validStake)] as const]),
    [t('venue.returned'), formatMinor(returned)],
    [t('venue.net'), netText(staked, returned)],
  ] as const;
  return (
    <dl className={className}>
      {rows.map(([name, sum]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
    </dl>
  );
}
