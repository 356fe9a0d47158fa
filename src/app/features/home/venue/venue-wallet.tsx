import { useState } from 'react';
import { openOrder } from '#app/features/money/order/order-commands.ts';
import { Amount } from '#app/features/money/wallet/amount/amount.tsx';
import { quickAmounts } from '#app/features/money/wallet/amount/typed-amount.ts';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import type { LoadedAssets, VenueWallet as Wallet } from '#app/features/money/wallet/with-assets.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { transferPath } from '#app/routes/paths.ts';
import type { OrderOpening } from '#contract/commands/command.ts';
import { formatMinor, formatShort, type Minor } from '#contract/units/money.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Chip } from '#kit/choice/toggle-button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';
import './venue-wallet.css';

type WalletProps = {
  readonly wallet: Wallet;
  readonly known: LoadedAssets;
  /** Reports whether the venue takes money now; the wallets may have been loaded before it closed. */
  readonly isOpen: boolean;
};

/** Moves money between the centre wallet and a venue; a toast says what was moved. */
function useMove({ wallet: { venue, name }, known: { currency } }: WalletProps) {
  const { state, run } = useSubmission((opening: OrderOpening) => openOrder(opening));
  const move = async (amount: Minor, into: boolean) => {
    const ended = await run({ is: 'transfer', venue, amount, currency: currency.code, into });
    if (ended.is !== 'done') return;
    const about = { venue: name, amount: currency.symbol + formatMinor(ended.outcome.amount) };
    showToast({ text: t(into ? 'venueBoard.movedIn' : 'venueBoard.movedOut', about), tone: 'ok' });
  };
  return { state, move };
}

type Move = ReturnType<typeof useMove>;
type MoveInProps = Omit<WalletProps, 'isOpen'> & Move;

/** Amounts to bring to the venue, and the button that brings the chosen one. */
function MoveIn({ wallet, known: { assets, currency }, state, move }: MoveInProps) {
  const amounts = quickAmounts(currency.code);
  const [amount, setAmount] = useState(amounts[1] ?? amounts[0] ?? null);
  if (amount === null) return null;
  return (
    <>
      <fieldset className="row gap-8" aria-label={t('venueBoard.amounts')}>
        {amounts.slice(0, 3).map((each) => (
          <Chip key={each} selected={each === amount} onClick={() => setAmount(each)}>
            {formatShort(each)}
          </Chip>
        ))}
        <Link className={buttonClass({ variant: 'line', size: 'sm' })} to={transferPath(wallet.venue)}>
          {t('venueBoard.other')}
        </Link>
      </fieldset>
      <Button
        variant="primary"
        loading={state.is === 'sending'}
        disabled={amount > assets.centre}
        onClick={() => void move(amount, true)}
      >
        {t('venueBoard.moveIn', { amount: currency.symbol + formatShort(amount) })}
      </Button>
    </>
  );
}

/** The member's money at a venue: in while the venue takes money, out always. */
export function VenueWallet(props: WalletProps) {
  const { wallet, known, isOpen } = props;
  const moving = useMove(props);
  const { state, move } = moving;
  return (
    <section className="card venue-wallet">
      <dl className="venue-wallet__sums">
        <div>
          <dt className="cap t3">{t('venueBoard.balance', { venue: wallet.name })}</dt>
          <dd className="num">
            <Amount value={wallet.balance} />
          </dd>
        </div>
        <div>
          <dt className="cap t3">{t('venueBoard.centre')}</dt>
          <dd className="num">
            <Amount value={known.assets.centre} />
          </dd>
        </div>
      </dl>
      {isOpen ? <p className="cap t3 grow">{t('venueBoard.note')}</p> : <span className="grow" />}
      <div className="venue-wallet__moves">
        {isOpen ? <MoveIn {...props} {...moving} /> : null}
        <Button
          variant="line"
          loading={state.is === 'sending'}
          disabled={wallet.balance <= 0n}
          onClick={() => void move(wallet.balance, false)}
        >
          {t('venueBoard.allOut')}
        </Button>
      </div>
      {state.is === 'refused' ? (
        <StatusLine tone="alert">{refusalText('wallet', state.error)}</StatusLine>
      ) : null}
    </section>
  );
}
