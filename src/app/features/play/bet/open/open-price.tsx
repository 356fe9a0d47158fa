import { useEffect, useState } from 'react';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { endTogether } from '#app/features/play/match/odds/price.tsx';
import type { CashOutQuote } from '#contract/play/bet/cash-out-quote-schema.ts';
import type { Bet } from '#contract/play/bet/schema.ts';
import { formatMinor, minor } from '#contract/units/money.ts';
import { useIsOver } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { betName } from '../bet-text.ts';
import { CountdownRing } from '../countdown-ring.tsx';
import { isDead } from '../outlook/bet-outlook.ts';
import { QuoteRing } from '../tray/cash-out.tsx';
import { t } from './texts.ts';

const MOVE_SHOWN_MS = 3_000;

type Move = 'up' | 'down';

/** Returns the direction in which an amount moved in the last three seconds. */
function useAmountMove(amount: bigint): Move | null {
  const [shown, setShown] = useState<{ amount: bigint; move: Move | null }>({ amount, move: null });
  if (shown.amount !== amount) setShown({ amount, move: amount > shown.amount ? 'up' : 'down' });
  useEffect(() => {
    if (!shown.move) return;
    return endTogether(MOVE_SHOWN_MS, () => setShown(({ amount: last }) => ({ amount: last, move: null })));
  }, [shown]);
  return shown.move;
}

export type Opening = {
  readonly isOpen: boolean;
  /** Element that the button shows and hides. */
  readonly controls: string;
  readonly onToggle: () => void;
};
type PriceProps = Opening & { readonly bet: Bet; readonly quote: CashOutQuote | null };

/** Returns how a cash-out compares with its stake. */
function comparedText({ openStake }: Bet, value: bigint): string {
  if (value === openStake) return t('openBet.equal');
  return value > openStake
    ? t('openBet.above', { amount: formatMinor(minor(value - openStake)) })
    : t('openBet.below', { amount: formatMinor(minor(openStake - value)) });
}

/** Opens and closes a bet; its content is the price, or why there is none. */
const Opener = ({
  bet,
  isOpen,
  controls,
  onToggle,
  soft = false,
  children,
}: Opening & { bet: Bet; soft?: boolean; children: React.ReactNode }) => (
  <Button
    variant={soft ? 'soft' : 'line'}
    block
    className={classNames('open-bet-row__cash', isOpen && 'is-open')}
    aria-expanded={isOpen}
    aria-controls={isOpen ? controls : undefined}
    onClick={onToggle}
  >
    <span className="sr">{t('openBet.details', { name: betName(bet) })}</span>
    {children}
  </Button>
);

/** Cash-out price with its remaining time. */
function Offered({ quote, ...opening }: PriceProps & { readonly quote: CashOutQuote }) {
  const { bet } = opening;
  const money = useMoneyText();
  const move = useAmountMove(quote.value);
  const isOver = useIsOver(quote.expiresAt);
  if (isOver) return <Opener {...opening}>{t('openBet.renewing')}</Opener>;
  return (
    <>
      <Opener {...opening} soft>
        <span className="grow">{t('openBet.cashOut')}</span>
        {move ? <i className={`price-move price-move--${move}`} aria-hidden="true" /> : null}
        <b>{money(quote.value, bet.currency)}</b>
        <QuoteRing quote={quote} />
      </Opener>
      <span className="cap t3">{comparedText(bet, quote.value)}</span>
    </>
  );
}

/** Why an accepted bet has no price, on the button that opens it. */
function Unpriced({ quote, ...opening }: PriceProps) {
  const { bet } = opening;
  if (bet.cashOut?.state === 'waiting') return <Opener {...opening}>{t('openBet.waiting')}</Opener>;
  if (quote === null) return <Opener {...opening}>{t('openBet.renewing')}</Opener>;
  return (
    <Opener {...opening}>
      {quote.reason === 'suspended' ? <Icon name="lock" size={14} /> : null}
      {t(quote.reason === 'suspended' ? 'openBet.paused' : 'openBet.none')}
    </Opener>
  );
}

/** Price of cashing a bet out now; for one that cannot win any more, its highest return. */
export function OpenPrice(props: PriceProps) {
  const { bet, quote } = props;
  const money = useMoneyText();
  if (bet.state === 'reOffered') return <Opener {...props}>{t('openBet.offered')}</Opener>;
  if (bet.state === 'delayed') {
    return (
      <span className="row gap-8 cap t2 open-bet-row__wait">
        {t('openBet.deciding')}
        {bet.decidesAt === null ? null : (
          <CountdownRing until={bet.decidesAt} lengthMs={bet.delayMs} label={t('openBet.deciding')} small />
        )}
      </span>
    );
  }
  if (isDead(bet)) {
    const amount = money(bet.highestReturn, bet.currency);
    const isNothing = bet.highestReturn === 0n;
    return <span className="cap t3">{t(isNothing ? 'openBet.atEnd' : 'openBet.atEndMost', { amount })}</span>;
  }
  const isOffered = quote?.quoteId != null && bet.cashOut?.state !== 'waiting';
  return isOffered ? <Offered {...props} quote={quote} /> : <Unpriced {...props} />;
}
