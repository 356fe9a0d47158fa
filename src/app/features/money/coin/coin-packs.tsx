import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RemainingLimits } from '#app/features/ground/play-session/remaining-limits.tsx';
import { useCurrency, useSite } from '#app/features/ground/site/site-config.ts';
import { CommandNotices } from '#app/features/money/wallet/command-notices.tsx';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { countIn, useAddressQuery } from '#app/page/list/address-query.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { useOnce } from '#app/page/use-form-submission.ts';
import { bindPhonePath, paths } from '#app/routes/paths.ts';
import type { GiftBar } from '#contract/community/gift/calls.ts';
import { toAppError } from '#contract/errors.ts';
import { OWN_COINS_MAX } from '#contract/money/coin/constants.ts';
import type { CoinPack } from '#contract/money/coin/schema.ts';
import { formatCoins, formatMinor, type Minor } from '#contract/units/money.ts';
import { activeSubjectOf, type CommandState, refusalOf } from '#core-client/command/command-state.ts';
import { useCommand } from '#core-client/command/use-command.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { textOfError } from '#i18n/error-text.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Card } from '#kit/layout/card.tsx';
import { Coin } from '#kit/mark/drawn-marks.tsx';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { t } from './texts.ts';

/** Checks that this member may buy coins before any payment is offered [6.03]. */
function useCoinPermission() {
  const [asking, setAsking] = useState(false);
  const [barred, setBarred] = useState<GiftBar | null>(null);
  const once = useOnce();
  const check = (allowed: () => void) =>
    once(async () => {
      setAsking(true);
      try {
        const { reason } = await callCore('gift.permission', { roomNo: null });
        if (reason === null) allowed();
        else setBarred(reason);
      } catch (thrown) {
        showToast({ text: textOfError(toAppError(thrown)), tone: 'alert' });
      } finally {
        setAsking(false);
      }
    });
  return { asking, barred, ask: check, dismiss: () => setBarred(null) };
}

/** Why a member may not buy coins, and the way to what is missing [6.03]. */
function Barred({ reason, onClose }: { reason: GiftBar; onClose: () => void }) {
  const navigate = useNavigate();
  const isNewcomer = reason === 'newcomer';
  return (
    <AlertDialog
      open
      tone="alert"
      title={t('coins.barredTitle')}
      description={t(isNewcomer ? 'coins.barredNewcomer' : 'coins.barredBlocked')}
      confirmLabel={t(isNewcomer ? 'coins.toBindPhone' : 'coins.toService')}
      onConfirm={() => void navigate(isNewcomer ? bindPhonePath(paths.coins) : paths.support)}
      cancelLabel={t('common.cancel')}
      onCancel={onClose}
    />
  );
}

function usePurchase() {
  const [pack, setPack] = useState<CoinPack | null>(null);
  const command = useCommand(['buyCoins']);

  const close = () => {
    setPack(null);
    command.forget();
  };

  const pay = async ({ packId, coins, price }: CoinPack) => {
    const ended = await command.run({ is: 'buyCoins', packId, coins, price });
    if (ended.is !== 'done') return;
    showToast({ text: t('coins.bought', { coins: formatCoins(coins) }), tone: 'ok' });
    close();
    void refreshAnswers('coin.records');
  };

  const choose = (next: CoinPack) => {
    command.forget();
    setPack(next);
  };

  return { pack, given: command, close, pay, choose };
}
type Purchase = ReturnType<typeof usePurchase>;

/** Packs are priced in the main currency of the site, whichever is shown elsewhere. */
function usePriceText(): (price: Minor) => string {
  const symbol = useSite()?.currencies[0]?.symbol ?? '';
  return (price) => symbol + formatMinor(price);
}

/** Packs of coins paid from the centre wallet: permission is checked first, then the price is confirmed [6.03]. */
export function CoinPacks() {
  const { query } = useAddressQuery();
  const missing = countIn(query, 'missing', { first: 0, max: OWN_COINS_MAX });
  const packs = useCall('coin.packs', missing > 0 ? { coins: missing } : {});
  const priceText = usePriceText();
  const purchase = usePurchase();
  const permission = useCoinPermission();
  const held = activeSubjectOf(purchase.given.state) !== null || permission.asking;

  return (
    <Card flush className="packs" aria-label={t('coins.buy')}>
      <h2>{t('coins.buy')}</h2>
      <RemainingLimits kinds={['gift']} currency={useCurrency()} />
      <Loaded of={packs} waiting={<SkeletonRows count={3} />}>
        {({ list }) => (
          <ul className="packs__list">
            {list.map((pack) => (
              <li key={pack.packId}>
                <button
                  type="button"
                  className="pack"
                  aria-disabled={held || undefined}
                  onClick={() => held || void permission.ask(() => purchase.choose(pack))}
                >
                  <b>
                    <Coin size={20} />
                    {formatCoins(pack.coins)}
                  </b>
                  <span>{priceText(pack.price)}</span>
                  {pack.coins === BigInt(missing) ? <small>{t('coins.missing')}</small> : null}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {permission.barred ? <Barred reason={permission.barred} onClose={permission.dismiss} /> : null}
      {purchase.pack ? (
        <Confirm pack={purchase.pack} purchase={purchase} />
      ) : (
        <Refused given={purchase.given} />
      )}
      <CommandNotices command={purchase.given} />
    </Card>
  );
}

/** Reports the outcome of a purchase whose dialog was closed before. */
function Refused({ given: { state } }: Pick<Purchase, 'given'>) {
  const refusal = refusalOf(state);
  return refusal === null ? null : <StatusLine tone="alert">{refusalText({}, refusal)}</StatusLine>;
}

function confirmText(state: CommandState, price: string): string {
  switch (state.is) {
    case 'refused':
      return refusalText({}, state.error);
    case 'verifying':
      return t('coins.inDoubt');
    case 'sending':
      return state.slow ? t('command.slow') : t('coins.confirmText', { price });
    case 'idle':
    case 'done':
      return t('coins.confirmText', { price });
  }
}

function Confirm({ pack, purchase: { given, pay, close } }: { pack: CoinPack; purchase: Purchase }) {
  const price = usePriceText()(pack.price);
  const { state } = given;
  const refusal = refusalOf(state);
  const isInDoubt = state.is === 'verifying';
  return (
    <AlertDialog
      open
      title={t('coins.confirmTitle', { coins: formatCoins(pack.coins) })}
      description={confirmText(state, price)}
      tone={refusal ? 'alert' : 'plain'}
      confirmLabel={refusal ? t('common.retry') : t('coins.pay', { price })}
      onConfirm={() => pay(pack)}
      cancelLabel={isInDoubt ? t('coins.later') : t('common.cancel')}
      onCancel={close}
      busy={activeSubjectOf(state) !== null}
      leavable={isInDoubt}
    />
  );
}
