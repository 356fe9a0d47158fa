import { useCall } from '#app/core-client/query.ts';
import { useCurrency } from '#app/features/site/currency.ts';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { EffectRows } from './effect-rows.tsx';

type More = readonly (readonly [name: string, effect: string])[];

interface EffectsProps {
  forGood: boolean;
  more?: More;
}

function Effects({ currency, ...rows }: EffectsProps & { currency: CurrencyEntry }) {
  const query = useCall('restriction.outlook', { currency: currency.code });
  return (
    <Loaded of={query} waiting={<Skeleton height={120} shape="block" />}>
      {(outlook) => <EffectRows outlook={outlook} symbol={currency.symbol} {...rows} />}
    </Loaded>
  );
}

/** What becomes of the member's account, as it is now, in the currency that is shown. */
export function EffectsOfAccount(rows: EffectsProps) {
  const currency = useCurrency();
  return currency ? (
    <Effects key={currency.code} currency={currency} {...rows} />
  ) : (
    <Skeleton height={120} shape="block" />
  );
}
