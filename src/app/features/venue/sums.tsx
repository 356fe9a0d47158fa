import { formatMinor, type Minor } from '#contract/units/money.ts';
import { netText } from './net-text.ts';
import { t } from './texts.ts';

type SumsProps = {
  readonly staked: Minor;
  readonly returned: Minor;
  /** How many rounds these are the sums of; left out where it is one visit. */
  readonly rounds?: number;
  readonly className: string;
};

/** What was staked, what came back, and the difference. */
export function Sums({ staked, returned, rounds, className }: SumsProps) {
  const rows = [
    ...(rounds === undefined ? [] : [[t('venue.rounds'), String(rounds)] as const]),
    [t('venue.staked'), formatMinor(staked)],
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
