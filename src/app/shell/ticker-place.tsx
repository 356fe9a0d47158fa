import { lazyPart } from '#app/kit/part/lazy-part.ts';
import { OptionalPart } from '#app/kit/part/optional-part.tsx';
import { useContentBegun } from '#app/page/content-begun.ts';
import './ticker-place.css';

const Ticker = lazyPart(() => import('#app/features/announcement/ticker.tsx').then((file) => file.Ticker));

/** The place of the ticker, held from the first paint; the ticker comes after. */
export function TickerPlace() {
  const begun = useContentBegun();
  return (
    <div className="wrap tickerplace">
      <OptionalPart>{begun ? <Ticker /> : null}</OptionalPart>
    </div>
  );
}
