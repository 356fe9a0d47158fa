import { useState } from 'react';
import { useCentreBalance } from '#app/features/money/wallet/centre-balance.ts';
import { CommandNotices } from '#app/features/money/wallet/command-notices.tsx';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { paths } from '#app/routes/paths.ts';
import type { VenueQuote } from '#contract/play/bet/schema.ts';
import { formatMinor, type Minor } from '#contract/units/money.ts';
import { activeSubjectOf, refusalOf } from '#core-client/command/command-state.ts';
import { useCommand } from '#core-client/command/use-command.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';

type Props = { readonly quote: VenueQuote; readonly missing: Minor; readonly symbol: string };

/** Transfers the missing amount, once per quote: the amount applies to the balance of that quote only. */
function Transfer({ quote, missing, symbol }: Props) {
  const { venue, currency } = quote;
  const command = useCommand(['transfer']);
  const [movedFor, setMovedFor] = useState<VenueQuote | null>(null);
  const refusal = refusalOf(command.state);
  const move = async () => {
    const transfer = { is: 'transfer', venue, amount: missing, currency, into: true } as const;
    await command.run(transfer, ({ is }) => {
      if (is !== 'done') return undefined;
      setMovedFor(quote);
      return refreshAnswers('bet.quote');
    });
  };
  const amount = symbol + formatMinor(missing);
  return (
    <>
      <CommandNotices command={command} />
      {refusal ? <StatusLine tone="alert">{refusalText('wallet', refusal)}</StatusLine> : null}
      <Button
        variant="primary"
        block
        loading={activeSubjectOf(command.state) !== null || movedFor === quote}
        onClick={move}
      >
        {t('slip.transfer', { amount })}
      </Button>
    </>
  );
}

/**
 * Notice of insufficient funds at the venue: one tap transfers the missing amount from the centre wallet, and placing needs
 * a separate tap.
 */
export function FundsNotice(props: Props) {
  const { quote, missing, symbol } = props;
  const centre = useCentreBalance();
  const isSufficient = centre === undefined || centre.balance >= missing;
  const money = (amount: Minor) => symbol + formatMinor(amount);
  return (
    <>
      <p className="bet-note sm bet-note--ok" role="status">
        <Icon name="wallet" size={16} />
        <span>
          <span>
            {t('slip.funds', {
              venue: quote.venueName,
              balance: quote.balance === null ? '' : money(quote.balance),
              missing: money(missing),
            })}
          </span>
          {centre ? <span>{t('slip.fundsCentre', { amount: money(centre.balance) })}</span> : null}
        </span>
      </p>
      {isSufficient ? (
        <Transfer {...props} />
      ) : (
        <Link className={buttonClass({ variant: 'primary', block: true })} to={paths.deposit}>
          {t('slip.toDeposit')}
        </Link>
      )}
    </>
  );
}
