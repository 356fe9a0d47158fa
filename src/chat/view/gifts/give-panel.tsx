import { Link } from 'react-router-dom';
import { t } from '#app/i18n/text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Segmented } from '#app/kit/choice/segmented.tsx';
import { Coin } from '#app/kit/mark/coin.tsx';
import type { Gift } from '#contract/models/gift.ts';
import { type Coins, formatCoins } from '#contract/units/money.ts';
import type { GiftsClosed, GivePorts } from './gift-ports.ts';
import { GiveButton } from './give-button.tsx';
import type { createGiving, GivingView } from './giving.ts';
import { closedWords, refusalWords } from './refusal-words.ts';

const COINS = '/app/wallet/coins';
const QUANTITIES = ['1', '10', '66'] as const;
export type Quantity = (typeof QUANTITIES)[number];

type Props = {
  readonly chosen: Gift | null;
  readonly quantity: Quantity;
  readonly onQuantity: (quantity: Quantity) => void;
  readonly coins: Coins | null;
  readonly guest: boolean;
  readonly closed: GiftsClosed | null;
  readonly giving: ReturnType<typeof createGiving>;
  readonly view: GivingView;
  readonly ports: GivePorts;
};

const Balance = ({ coins }: { coins: Coins | null }) => (
  <div className="gift-balance">
    <Coin size={16} />
    <b role="img" aria-label={`${t('gift.coins')} ${coins === null ? '' : formatCoins(coins)}`}>
      {coins === null ? '—' : formatCoins(coins)}
    </b>
    <Link className="link" to={COINS}>
      {t('gift.buyCoins')}
    </Link>
  </div>
);

/** What the one gold button does now: log in, buy coins, or give. */
function Act({ chosen, quantity, coins, guest, closed, giving, view, ports }: Props) {
  const count = Number(quantity);
  if (guest) {
    return (
      <Button variant="gold" className="gift-give" onClick={ports.askToLogIn}>
        {t('gift.logIn')}
      </Button>
    );
  }
  const short = chosen !== null && coins !== null && coins < chosen.price * BigInt(count);
  if (short && !view.sending) {
    return (
      <Link className={`gift-give ${buttonClass({ variant: 'gold' })}`} to={COINS}>
        {t('gift.buyCoins')}
      </Link>
    );
  }
  const combo = view.combo?.giftId === chosen?.giftId ? view.combo : null;
  return (
    <GiveButton
      sending={view.sending}
      given={combo?.given ?? 0}
      disabled={chosen === null || closed !== null}
      onGive={() => void (chosen && giving.give(chosen.giftId, count))}
    />
  );
}

/** Balance, quantity and the button; why gifts are closed stands in the quantity's place, why one did not go out above it all. */
export function GivePanel(props: Props) {
  const { quantity, onQuantity, coins, closed, view } = props;
  const said = closed ? closedWords(closed) : view.refusal ? refusalWords(view.refusal) : '';
  const options = QUANTITIES.map((value) => ({ value, label: value }));
  return (
    <div className="gift-panel">
      <Balance coins={coins} />
      {closed ? null : (
        <Segmented label={t('gift.quantity')} options={options} value={quantity} onValueChange={onQuantity} />
      )}
      <Act {...props} />
      <p className={`gift-panel__said${closed ? '' : ' gift-panel__said--over'}`} role="status">
        {said}
      </p>
    </div>
  );
}
