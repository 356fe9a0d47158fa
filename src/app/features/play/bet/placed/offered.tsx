import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { CommandNotices } from '#app/features/money/wallet/command-notices.tsx';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { useOddsFormat } from '#app/features/play/match/odds/price.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import type { Bet } from '#contract/play/bet/schema.ts';
import type { BetAction } from '#contract/play/bet/states.table.ts';
import { formatOdds } from '#contract/play/odds/odds-rules.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { useCommand } from '#core-client/command/use-command.ts';
import { useIsOver } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { legName } from '../bet-text.ts';
import { t as combineText } from '../combined/texts.ts';
import { CountdownRing } from '../countdown-ring.tsx';
import { t } from '../texts.ts';
import { useGuard } from '../use-guard.ts';
import { showPlaced } from './placed-bets.ts';
import '../notes.css';

type Offer = NonNullable<Bet['offer']>;
type OfOffer = { readonly bet: Bet; readonly offer: Offer };

/** Duration of an offer as drawn by its countdown ring, ms; the deadline itself is set by the platform. */
const OFFER_MS = 8_000;

/** Requested price and stake next to the offered ones. */
function Changes({ bet, offer: { prices, stake } }: OfOffer) {
  const money = useMoneyText();
  const format = useOddsFormat();
  const rows = prices.flatMap(({ leg, from, to }) => {
    const of = bet.legs[leg];
    return of
      ? [
          {
            key: of.selectionId,
            name: bet.combination ? combineText('combine.price') : legName(of),
            from: formatOdds(from, format),
            to: formatOdds(to, format),
          },
        ]
      : [];
  });
  const stakes =
    stake === null
      ? []
      : [
          {
            key: 'stake',
            name: t('placed.stake'),
            from: money(bet.stake, bet.currency),
            to: money(stake, bet.currency),
          },
        ];
  return [...rows, ...stakes].map(({ key, name, from, to }) => (
    <div key={key} className="price-moved">
      <span>
        <small>{name}</small>
        <s>{from}</s>
      </span>
      <Icon name="chev-right" size={17} />
      <span>
        <small>{t('slip.now')}</small>
        <b>{to}</b>
      </span>
    </div>
  ));
}

/** One-line summary of what accepting the offer does. */
function useAcceptText({ bet, offer: { prices, stake } }: OfOffer): string {
  const money = useMoneyText();
  const format = useOddsFormat();
  const amount = money(stake ?? bet.stake, bet.currency);
  const [only] = prices;
  return only && (bet.legs.length === 1 || bet.combination !== null)
    ? t('placed.acceptOdds', { odds: formatOdds(only.to, format), amount })
    : t('placed.accept', { amount });
}

/** Counter-offer of another price or a lower stake, open until a deadline. Without an answer it lapses, and nothing is staked. */
export function Offered({ bet, offer }: OfOffer) {
  const command = useCommand(['answerBet']);
  const money = useMoneyText();
  const isOver = useIsOver(offer.deadlineAt);
  const acceptText = useAcceptText({ bet, offer });
  // The button that placed the bet was here a moment ago.
  const guarded = useGuard(`${bet.betId} ${bet.version}`, '');
  const refusal = refusalOf(command.state);
  const busy = command.state.is === 'sending' || command.state.is === 'verifying';
  const answer = async (action: BetAction) => {
    const ended = await command.run({ is: 'answerBet', betId: bet.betId, version: bet.version, action });
    if (ended.is === 'done' && ended.outcome.is === 'bet') showPlaced(ended.outcome.bet);
  };
  return (
    <>
      <div className="bet-offer" role="alert">
        <p className="grow">
          <b>{t('placed.offerTitle')}</b>
          <span className="cap t2">
            {offer.stake === null
              ? t('placed.offerOdds')
              : t('placed.offerStake', {
                  stake: money(bet.stake, bet.currency),
                  offer: money(offer.stake, bet.currency),
                })}
          </span>
        </p>
        <CountdownRing until={offer.deadlineAt} lengthMs={OFFER_MS} label={t('placed.offerTitle')} small />
      </div>
      <Changes bet={bet} offer={offer} />
      <CommandNotices command={command} />
      {refusal ? <StatusLine tone="alert">{refusalText('order', refusal)}</StatusLine> : null}
      <div className="bet-actions">
        <Button held={guarded || busy} disabled={isOver} onClick={() => answer('leave')}>
          {t('placed.leaveOffer')}
        </Button>
        <Button
          variant="primary"
          held={guarded}
          loading={busy}
          disabled={isOver}
          onClick={() => answer('accept')}
        >
          {acceptText}
        </Button>
      </div>
      <p className="bet-foot cap t3">
        <span>{t('placed.offerNote')}</span>
      </p>
    </>
  );
}
