import { type FormEvent, useState } from 'react';
import { useSite } from '#app/features/ground/site/site-config.ts';
import { AmountField } from '#app/features/money/wallet/amount/amount-field.tsx';
import { CommandNotices } from '#app/features/money/wallet/command-notices.tsx';
import { RulesCard } from '#app/features/money/wallet/rules-card.tsx';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import type { AppError } from '#contract/errors.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { formatMinor } from '#contract/units/money.ts';
import { type CommandState, refusalOf } from '#core-client/command/command-state.ts';
import { useCall } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { Segmented } from '#kit/choice/segmented.tsx';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { Card } from '#kit/layout/card.tsx';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { quickAmounts } from '../wallet/amount/typed-amount.ts';
import { type Quote, QuoteLine } from './quote-line.tsx';
import { t } from './texts.ts';
import { useExchange } from './use-exchange.ts';
import '#kit/layout/form-grid.css';
import './exchange.css';

interface ExchangeFormProps {
  quote: Quote;
  renew: () => Promise<void>;
  currencies: readonly CurrencyEntry[];
}

function swapRefusalText(refusal: AppError, verb: string): string {
  if (refusal.code === 'QUOTE_EXPIRED') return t('exchange.expired');
  if (refusal.code === 'WAGERING_LEFT') return t('exchange.wagering', { verb });
  return refusalText('wallet', refusal);
}

function SwapRefusal({ state, verb }: { state: CommandState; verb: string }) {
  const refusal = refusalOf(state);
  if (refusal === null) return null;
  return (
    <StatusLine tone="alert">{t('exchange.refused', { why: swapRefusalText(refusal, verb) })}</StatusLine>
  );
}

type DirectionProps = {
  readonly from: CurrencyEntry;
  readonly to: CurrencyEntry;
  readonly onTurn: () => void;
};
type ChoosingProps = DirectionProps & { readonly locked: boolean };

function Direction({ from, to, onTurn, locked: disabled }: ChoosingProps) {
  const isFirst = useSite()?.currencies[0]?.code === from.code;
  const [first, second] = isFirst ? [from, to] : [to, from];
  const label = (one: CurrencyEntry, other: CurrencyEntry) =>
    t('exchange.toUsdt', { from: one.unitWord, to: other.unitWord });
  return (
    <Segmented
      label={t('exchange.way')}
      options={[
        { value: first.code, label: label(first, second), disabled },
        { value: second.code, label: label(second, first), disabled },
      ]}
      value={from.code}
      onValueChange={onTurn}
    />
  );
}

type PairProps = Omit<ExchangeFormProps, 'currencies'> & DirectionProps;

function PairForm({ quote, renew, from, to, onTurn }: PairProps) {
  const exchange = useExchange(quote, from, to, renew);
  const { text, given, available, paid, got, problem, confirming, busy } = exchange;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    exchange.requestConfirm();
  };
  const rate = from.code === 'CNY' ? quote.buy : quote.sell;
  return (
    <form className="exchange-form" onSubmit={submit} noValidate>
      <Direction from={from} to={to} onTurn={onTurn} locked={busy} />
      <QuoteLine quote={quote} from={from.code} renew={renew} />
      <AmountField
        label={t('exchange.amount')}
        symbol={from.symbol}
        value={text}
        onValue={exchange.type}
        hint={t('exchange.available', { amount: from.symbol + formatMinor(available) })}
        error={problem}
        all={available}
        quick={quickAmounts(from.code)}
        locked={busy}
      />
      <p className="exchange-form__got" aria-live="polite">
        <span className="t3">{t('exchange.get')}</span>
        <b>{got ?? '—'}</b>
      </p>
      <SwapRefusal state={given.state} verb={from.withdrawWord} />
      <CommandNotices command={given} />
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {paid === null ? t('exchange.submit') : t('exchange.confirm', { paid })}
      </Button>
      <AlertDialog
        open={confirming && paid !== null && got !== null}
        title={t('exchange.confirmTitle')}
        description={t('exchange.confirmText', { paid: paid ?? '', got: got ?? '', rate })}
        confirmLabel={t('exchange.confirm', { paid: paid ?? '' })}
        onConfirm={exchange.swap}
        cancelLabel={t('common.cancel')}
        onCancel={exchange.decline}
      />
    </form>
  );
}

/** One currency for the other; which way round is chosen first. */
function ExchangeForm({ currencies, ...rest }: ExchangeFormProps) {
  const [turned, setTurned] = useState(false);
  const [first, second] = currencies;
  if (!first || !second) return <StatusLine tone="alert">{t('exchange.single')}</StatusLine>;
  const [from, to] = turned ? [second, first] : [first, second];
  return <PairForm key={from.code} {...rest} from={from} to={to} onTurn={() => setTurned(!turned)} />;
}

const RULES = [
  t('exchange.rules1'),
  t('exchange.rules2'),
  t('exchange.rules3'),
  t('exchange.rules4'),
  t('exchange.rules5'),
];

function Exchange() {
  const query = useCall('exchange.quote', {});
  const currencies = useSite()?.currencies;
  return (
    <Loaded of={query} waiting={<Skeleton height={420} shape="block" />}>
      {(quote) =>
        currencies ? (
          <ExchangeForm quote={quote} renew={query.refetch} currencies={currencies} />
        ) : (
          <Skeleton height={420} shape="block" />
        )
      }
    </Loaded>
  );
}

/** Yuan into USDT and back at the rate that is shown [1.05, 7.15]. */
export const ExchangeScreen = () => (
  <MemberPage title={t('memberPage.exchange')}>
    <div className="form-grid">
      <Card aria-label={t('memberPage.exchange')}>
        <Exchange />
      </Card>
      <RulesCard title={t('exchange.rulesTitle')} rules={RULES} />
    </div>
  </MemberPage>
);
