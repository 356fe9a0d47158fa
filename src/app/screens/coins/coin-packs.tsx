import { useState } from 'react';
import { textOfError } from '#app/i18n/error-text.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { t } from '#app/i18n/text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { ErrorState } from '#app/kit/feedback/states.tsx';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { Coin } from '#app/kit/mark/coin.tsx';
import { AlertDialog } from '#app/kit/overlay/alert-dialog.tsx';
import { core } from '#app/link/core.ts';
import { coinPacks, coinRecords } from '#app/link/queries.ts';
import { useCall } from '#app/link/query.ts';
import { newRequestId } from '#app/link/request-id.ts';
import { useSite } from '#app/link/site.ts';
import { toAppError } from '#contract/errors.ts';
import type { CoinPack } from '#contract/models/coin-pack.ts';
import type { ClientRequestId } from '#contract/models/ids.ts';
import { formatCoins, formatMinor, type Minor } from '#contract/units/money.ts';

/** One purchase a member has in mind; its id stays the same however often it is tried, so it is paid once. */
type Intent = { readonly pack: CoinPack; readonly requestId: ClientRequestId };

function usePurchase() {
  const [intent, setIntent] = useState<Intent | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const close = () => {
    setIntent(null);
    setProblem(null);
  };

  const pay = async ({ pack, requestId }: Intent) => {
    setBusy(true);
    try {
      await core.gift.buyCoins(pack.packId, requestId);
      await coinRecords.refresh();
      showToast({ text: tLater('coins.bought', { coins: formatCoins(pack.coins) }), tone: 'ok' });
      close();
    } catch (thrown) {
      setProblem(textOfError(toAppError(thrown)));
    } finally {
      setBusy(false);
    }
  };

  return {
    intent,
    busy,
    problem,
    close,
    pay,
    choose: (pack: CoinPack) => setIntent({ pack, requestId: newRequestId() }),
  };
}

/** Packs are priced in the main currency of the site, whichever is shown elsewhere. */
function usePriceText(): (price: Minor) => string {
  const symbol = useSite()?.currencies[0]?.symbol ?? '';
  return (price) => symbol + formatMinor(price);
}

/** Packs of coins paid from the centre wallet, each confirmed with its price before it is paid [6.03]. */
export function CoinPacks() {
  const packs = useCall(coinPacks, {});
  const priceText = usePriceText();
  const purchase = usePurchase();

  if (packs.data === undefined && packs.error) {
    return (
      <ErrorState
        title={t('common.errorTitle')}
        text={textOfError(packs.error)}
        action={<Button onClick={() => packs.refetch()}>{t('common.retry')}</Button>}
      />
    );
  }
  return (
    <section className="card packs" aria-label={tLater('coins.buy')}>
      <h2>{tLater('coins.buy')}</h2>
      {packs.data === undefined ? (
        <SkeletonRows count={3} />
      ) : (
        <ul className="packs__list">
          {packs.data.list.map((pack) => (
            <li key={pack.packId}>
              <button type="button" className="pack" onClick={() => purchase.choose(pack)}>
                <b>
                  <Coin size={20} />
                  {formatCoins(pack.coins)}
                </b>
                <span>{priceText(pack.price)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {purchase.intent ? <Confirm intent={purchase.intent} purchase={purchase} /> : null}
    </section>
  );
}

function Confirm({ intent, purchase }: { intent: Intent; purchase: ReturnType<typeof usePurchase> }) {
  const price = usePriceText()(intent.pack.price);
  return (
    <AlertDialog
      open
      title={tLater('coins.confirmTitle', { coins: formatCoins(intent.pack.coins) })}
      description={purchase.problem ?? tLater('coins.confirmText', { price })}
      tone={purchase.problem ? 'alert' : 'plain'}
      confirmLabel={purchase.problem ? t('common.retry') : tLater('coins.pay', { price })}
      onConfirm={() => purchase.pay(intent)}
      cancelLabel={t('common.cancel')}
      onCancel={purchase.close}
      busy={purchase.busy}
    />
  );
}
