import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import type { OutputOf } from '#contract/book/table.ts';
import { formatMinor, type Minor, minor } from '#contract/units/money.ts';
import { Button } from '#kit/action/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { t } from '../texts.ts';

/** Outcome of one venue's balance. */
export type Recovered = OutputOf<'transfer.recover'>['list'][number];

/** Sums up the recovered amount, and the number of venues that kept their balance. */
function recoverySum(outcomes: readonly Recovered[]): {
  readonly moved: Minor;
  readonly unmovedCount: number;
} {
  const moved = outcomes
    .filter(({ outcome }) => outcome === 'moved')
    .reduce((sum, { amount }) => sum + amount, 0n);
  const unmovedCount = outcomes.filter(({ outcome }) => outcome === 'closed' || outcome === 'failed').length;
  return { moved: minor(moved), unmovedCount };
}

/** Returns the text for one venue; null for an empty one. */
function outcomeText({ outcome, amount }: Recovered, symbol: string): string | null {
  const sum = { amount: symbol + formatMinor(amount) };
  switch (outcome) {
    case 'moved':
      return t('assets.moved', sum);
    case 'closed':
      return t('assets.closed', sum);
    case 'failed':
      return t('assets.failed', sum);
    case 'empty':
      return null;
  }
}

const Outcome = ({ recovered, symbol }: { recovered: Recovered; symbol: string }) => {
  const text = outcomeText(recovered, symbol);
  if (text === null) return null;
  const isDone = recovered.outcome === 'moved';
  return (
    <li className={isDone ? 'recovery__row' : 'recovery__row recovery__row--left'}>
      <Icon name={isDone ? 'check-circle' : 'octagon'} size={16} />
      <b>{recovered.name}</b>
      <span>{text}</span>
    </li>
  );
};

interface RecoveryProps {
  outcomes: readonly Recovered[];
  symbol: string;
  onClose: () => void;
}

/** Outcome of a recovery at each venue, with those that kept their balance. */
export function RecoveryOutcomes({ outcomes, symbol, onClose }: RecoveryProps) {
  const { moved, unmovedCount } = recoverySum(outcomes);
  return (
    <div className="recovery">
      <StatusLine tone={unmovedCount > 0 ? 'alert' : 'ok'}>
        {moved > 0n
          ? t('assets.recovered', { amount: symbol + formatMinor(moved) })
          : t('assets.recoveredNothing')}
        {unmovedCount > 0 ? `，${t('assets.recoverSome', { count: unmovedCount })}` : null}
      </StatusLine>
      <ul aria-label={t('assets.outcomes')}>
        {outcomes.map((recovered) => (
          <Outcome key={recovered.venue} recovered={recovered} symbol={symbol} />
        ))}
      </ul>
      <Button size="xs" variant="ghost" onClick={onClose}>
        {t('assets.hideOutcomes')}
      </Button>
    </div>
  );
}
