import { lazy } from 'react';
import { OptionalPart } from '#app/kit/feedback/optional-part.tsx';
import { useContentBegun } from '#app/page/content-begun.ts';
import './ticker-place.css';

const Ticker = lazy(() =>
  import('#app/features/announcement/ticker.tsx').then((file) => ({ default: file.Ticker })),
);

/** The place of the ticker, held from the first paint; the ticker comes after. */
export function TickerPlace() {
  const begun = useContentBegun();
  return (
    <div className="wrap tickerplace">
      <OptionalPart>{begun ? <Ticker /> : null}</OptionalPart>
    </div>
  );
}
