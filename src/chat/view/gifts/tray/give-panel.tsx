import { type ReactNode, useEffect } from 'react';
import { t } from '#chat/view/texts.ts';
import type { Gift } from '#contract/community/gift/schema.ts';
import type { AppError } from '#contract/errors.ts';
import { remainingLimits, tightestLimit } from '#contract/protection/own-limit/remaining-limits.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { type Coins, formatCoins, coins as typedCoins } from '#contract/units/money.ts';
import { useCall } from '#core-client/query.ts';
import { ownText, type RefusalTexts, textOfError } from '#i18n/error-text.ts';
import { limitText } from '#i18n/limit-text.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { Link } from '#kit/link/link.tsx';
import { Coin } from '#kit/mark/drawn-marks.tsx';
import type { GiftDoubts, GiftsClosed, GivePorts } from '../gift-ports.ts';
import { GiveButton } from './give-button.tsx';
import type { createGiving, GivingView } from './giving.ts';

/** Remainder of the member's own gift limit, before a gift is selected; empty where none is set [P.16]. */
function GiftLimit({ coins }: { coins: Coins }) {
  const limits = useCall('ownLimit.list', { currency: 'CNY' });
  const tightest = tightestLimit(remainingLimits(lastOf(limits)?.list ?? [], ['gift']));
  const { refetch } = limits;
  // Every gift leaves less of it.
  useEffect(() => {
    if (coins >= 0n) void refetch();
  }, [coins, refetch]);
  return tightest === null ? null : (
    <p className="gift-limit num">{t('gift.limitLeft', { count: tightest.left.toLocaleString('en') })}</p>
  );
}

const COINS = '/app/wallet/coins';
/** Path of the form for binding a phone. */
const BINDING = '/app/me/profile?edit=phone';
const QUANTITIES = ['1', '10', '66'] as const;
export type Quantity = (typeof QUANTITIES)[number];

type Props = {
  readonly chosen: Gift | null;
  readonly quantity: Quantity;
  readonly onQuantity: (quantity: Quantity) => void;
  readonly coins: Coins | null;
  readonly guest: boolean;
  readonly closed: GiftsClosed | null;
  readonly doubts: GiftDoubts;
  readonly giving: ReturnType<typeof createGiving>;
  readonly view: GivingView;
  readonly ports: GivePorts;
};

const Balance = ({ coins }: { coins: Coins | null }) => (
  <div className="gift-balance row gap-6">
    <Coin size={16} />
    <b role="img" aria-label={`${t('gift.coins')} ${coins === null ? '' : formatCoins(coins)}`}>
      {coins === null ? '—' : formatCoins(coins)}
    </b>
    <Link className="link" to={COINS}>
      {t('gift.buyCoins')}
    </Link>
  </div>
);

/** Gold action button in its current state: log in, buy coins, or send. */
function Act({ chosen, quantity, coins, guest, closed, doubts, giving, view, ports }: Props) {
  const count = Number(quantity);
  if (guest) {
    return (
      <Button variant="gold" className="gift-give" onClick={ports.goToLogIn}>
        {t('gift.logIn')}
      </Button>
    );
  }
  const cost = chosen === null ? 0n : chosen.price * BigInt(count);
  const missing = coins !== null && coins < cost ? cost - coins : 0n;
  const inFlight = Math.max(0, view.sending - doubts.verifying.length);
  const sentCount = view.end.is === 'combo' && view.end.giftId === chosen?.giftId ? view.end.sentCount : 0;
  const isInDoubt = doubts.verifying.some(
    (doubt) => doubt.giftId === chosen?.giftId && doubt.count === count,
  );
  if (missing > 0n && inFlight === 0) {
    return (
      <Link className={`gift-give ${buttonClass({ variant: 'gold' })}`} to={`${COINS}?missing=${missing}`}>
        <span>
          {t('gift.short', { missing: formatCoins(typedCoins(missing)) })}
          <span className="gift-give__unit">{t('gift.shortUnit')}</span>
        </span>
      </Link>
    );
  }
  return (
    <GiveButton
      key={`${chosen?.giftId} ${count}`}
      cost={typedCoins(cost)}
      sending={inFlight > 0}
      sentCount={sentCount}
      disabled={chosen === null || closed !== null || isInDoubt}
      onGive={() => void (chosen && giving.give(chosen.giftId, count))}
    />
  );
}

const TEXTS: RefusalTexts = {
  COINS_SHORT: t('gift.refusedCoins'),
  GIFT_OFF: t('gift.refusedOff'),
  GIFT_NOT_ALLOWED: t('gift.refusedNotAllowed'),
  CHAT_CLOSED: t('gift.refusedClosed'),
};

/** Returns the message for a gift that was not sent. */
const giftRefusalText = (refusal: AppError): string =>
  ownText(TEXTS, refusal) ??
  limitText(refusal) ??
  (refusal.retry ? t('gift.refusedNetwork') : textOfError(refusal));

const CLOSED = {
  blocked: 'gift.closedBlocked',
  roomClosed: 'gift.closedRoom',
  newcomer: 'gift.closedNewcomer',
} as const;

const giftsClosedText = (closed: GiftsClosed): string => t(CLOSED[closed]);

function statusText({ closed, view, doubts }: Props): ReactNode {
  if (closed === 'newcomer')
    return (
      <Link className="link" to={BINDING}>
        {giftsClosedText(closed)}
      </Link>
    );
  if (closed) return giftsClosedText(closed);
  if (view.end.is === 'refused') return giftRefusalText(view.end.error);
  if (doubts.verifying.length > 0) return t('gift.verifying', { count: doubts.verifying.length });
  return doubts.failed.length > 0 ? t('gift.notGiven', { count: doubts.failed.length }) : '';
}

/** Balance, quantity and the button; why gifts are closed is in the quantity's place, why one did not go out above it all. */
export function GivePanel(props: Props) {
  const { quantity, onQuantity, coins, guest, closed } = props;
  const options = QUANTITIES.map((value) => ({ value, label: value }));
  return (
    <div className="gift-panel">
      <Balance coins={coins} />
      {guest || coins === null ? null : <GiftLimit coins={coins} />}
      {closed ? null : (
        <Segmented label={t('gift.quantity')} options={options} value={quantity} onValueChange={onQuantity} />
      )}
      <Act {...props} />
      <p className={`gift-panel__said${closed ? '' : ' gift-panel__said--over'}`} role="status">
        {statusText(props)}
      </p>
    </div>
  );
}
