import { useState } from 'react';
import { tLater } from '#app/i18n/later-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { callCore } from '#app/link/core.ts';
import { MoneyIcon } from '#app/order/money-icon.tsx';
import { Amount } from '#app/wallet/amount.tsx';
import { type CommandState, useCommand } from '#app/wallet/command/use-command.ts';
import { refusalText } from '#app/wallet/refusal-text.ts';
import { StatusLine } from '#app/wallet/status-line.tsx';
import type { KnownAssets } from '#app/wallet/with-assets.tsx';
import type { Currency } from '#contract/units/money.ts';
import { minor } from '#contract/units/money.ts';
import { RecoveryOutcomes } from './recovery.tsx';
import type { Recovered } from './recovery-sum.ts';
import { useFreshBalances } from './use-fresh-balances.ts';
import { useVenueMoves } from './use-venue-moves.ts';
import { VenueRow } from './venue-row.tsx';
import './venues-card.css';

/** Everything at all venues back to the centre wallet [7.13]. */
function useRecovery(currency: Currency) {
  const [outcomes, setOutcomes] = useState<readonly Recovered[] | null>(null);
  const { state, run } = useCommand('recovery', (of: Currency, clientRequestId) =>
    callCore('transfer.recover', { currency: of, clientRequestId }),
  );
  const recover = async () => {
    setOutcomes(null);
    const answer = await run(currency);
    if (answer) setOutcomes(answer.list);
  };
  return { state, outcomes, recover, close: () => setOutcomes(null) };
}

function RecoveryState({ state }: { state: CommandState }) {
  if (state.is === 'verifying') return <StatusLine tone="busy">{tLater('assets.verifying')}</StatusLine>;
  if (state.is !== 'refused') return null;
  return (
    <StatusLine tone="alert">{tLater('assets.recoverFailed', { why: refusalText(state.error) })}</StatusLine>
  );
}

/** What lies at each venue [3.05], in and out of it in one tap, and all of it back at once. */
export function VenuesCard({ assets, currency }: KnownAssets) {
  const moves = useVenueMoves(currency);
  const fresh = useFreshBalances(currency.code);
  const { state, outcomes, recover, close } = useRecovery(currency.code);
  const atVenues = minor(assets.total - assets.centre - assets.treasury);
  return (
    <section className="card wcard venc" aria-label={tLater('assets.venueTitle')}>
      <div className="wcard__head">
        <h2>{tLater('assets.venueTitle')}</h2>
        <span className="t3 num">
          <Amount value={atVenues} />
        </span>
        <Button
          size="sm"
          variant="soft"
          loading={state.is === 'sending' || state.is === 'verifying'}
          aria-label={tLater('assets.recoverLabel')}
          onClick={recover}
        >
          <MoneyIcon name="recover" size={16} />
          {tLater('assets.recover')}
        </Button>
      </div>
      <RecoveryState state={state} />
      {outcomes === null ? null : (
        <RecoveryOutcomes outcomes={outcomes} symbol={currency.symbol} onClose={close} />
      )}
      {assets.venues.length === 0 ? (
        <EmptyState title={tLater('assets.noVenues')} />
      ) : (
        <ul className="venc__rows">
          {assets.venues.map((listed) => (
            <VenueRow
              key={listed.venue}
              venue={fresh.newest(listed)}
              moves={moves}
              fresh={fresh}
              canFill={assets.centre > 0n}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
