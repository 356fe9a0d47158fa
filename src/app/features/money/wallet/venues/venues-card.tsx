import './venues-card.css';
import { useState } from 'react';
import { Amount } from '#app/features/money/wallet/amount/amount.tsx';
import { CommandNotices } from '#app/features/money/wallet/command-notices.tsx';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import type { LoadedAssets } from '#app/features/money/wallet/with-assets.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { outcomeOf } from '#contract/commands/outcome-of.ts';
import { type Currency, minor } from '#contract/units/money.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { activeSubjectOf, refusalOf } from '#core-client/command/command-state.ts';
import { type CommandControl, useCommand } from '#core-client/command/use-command.ts';
import { createStoredChoice } from '#core-client/storage/stored-choice.ts';
import { Button } from '#kit/action/button.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { MoneyIcon } from '#kit/icon/line/line-icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { t } from '../texts.ts';
import { type Recovered, RecoveryOutcomes } from './recovery.tsx';
import { useFreshBalances } from './use-fresh-balances.ts';
import { VenueRow } from './venue-row.tsx';

const HIDDEN = '1';
const choice = createStoredChoice('empty-venues-hidden');

/** Reports whether venues without money are hidden in the overview; stored in this browser. */
const useEmptyHidden = (): boolean => choice.use() === HIDDEN;

const setEmptyHidden = (hidden: boolean): void => choice.set(hidden ? HIDDEN : '');

/**
 * Recovers the balances of all venues to the centre wallet [7.13]; busy until balances from after it are shown, or have failed
 * to load.
 */
function useRecovery(currency: Currency, { at, failed }: Pick<LoadedAssets, 'at' | 'failed'>) {
  const [outcomes, setOutcomes] = useState<readonly Recovered[] | null>(null);
  const [pressedAt, setPressedAt] = useState<ServerTime | null>(null);
  const command = useCommand(['recovery']);
  const isShown = pressedAt !== at || failed !== null;
  const recover = async () => {
    setOutcomes(null);
    setPressedAt(at);
    const ended = await command.run({ is: 'recovery', currency });
    if (ended.is === 'done') setOutcomes(outcomeOf(ended.outcome, 'recovery').list);
  };
  return {
    given: command,
    outcomes,
    busy: activeSubjectOf(command.state) !== null || (command.state.is === 'done' && !isShown),
    recover,
    close: () => setOutcomes(null),
  };
}

function RecoveryState({ command }: { command: CommandControl }) {
  const refusal = refusalOf(command.state);
  return (
    <>
      <CommandNotices command={command} />
      {refusal === null ? null : (
        <StatusLine tone="alert">
          {t('assets.recoverFailed', { why: refusalText('wallet', refusal) })}
        </StatusLine>
      )}
    </>
  );
}

/** The venues, or those with money alone. */
function VenueRows({ assets, currency }: Pick<LoadedAssets, 'assets' | 'currency'>) {
  const fresh = useFreshBalances(currency.code);
  const emptyHidden = useEmptyHidden();
  if (assets.venues.length === 0) return <EmptyState title={t('assets.noVenues')} />;
  const venues = assets.venues.map(fresh.newest);
  const shown = emptyHidden ? venues.filter(({ balance }) => balance > 0n) : venues;
  return (
    <>
      <Checkbox
        label={t('assets.hideEmpty')}
        checked={emptyHidden}
        onChange={({ target }) => setEmptyHidden(target.checked)}
      />
      {shown.length === 0 ? <p className="sm t3">{t('assets.allEmpty')}</p> : null}
      <ul className="venues-card__rows">
        {shown.map((venue) => (
          <VenueRow
            key={venue.venue}
            venue={venue}
            fresh={fresh}
            centre={assets.centre}
            currency={currency}
          />
        ))}
      </ul>
    </>
  );
}

/** Balance at each venue [3.05], one-tap transfers in and out, and the recovery of all. */
export function VenuesCard({ assets, currency, at, failed }: LoadedAssets) {
  const { given, outcomes, busy, recover, close } = useRecovery(currency.code, { at, failed });
  const atVenues = minor(assets.total - assets.centre - assets.treasury);
  return (
    <Card className="venues-card" aria-label={t('assets.venueTitle')}>
      <div className="padded__head">
        <h2>{t('assets.venueTitle')}</h2>
        <span className="t3 num">
          <Amount value={atVenues} />
        </span>
        <Button
          size="sm"
          variant="soft"
          loading={busy}
          aria-label={t('assets.recoverLabel')}
          disabled={atVenues <= 0n}
          onClick={recover}
        >
          <MoneyIcon name="recover" size={16} />
          {t('assets.recover')}
        </Button>
      </div>
      <RecoveryState command={given} />
      {outcomes === null ? null : (
        <RecoveryOutcomes outcomes={outcomes} symbol={currency.symbol} onClose={close} />
      )}
      <VenueRows assets={assets} currency={currency} />
    </Card>
  );
}
