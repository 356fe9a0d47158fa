import { lazy, Suspense } from 'react';
import './ticker-place.css';

/** Without it the place stays empty; nothing else depends on it. */
const Ticker = lazy(async () => {
  const file = await import('#app/features/announcement/ticker.tsx').catch(() => null);
  return { default: file?.Ticker ?? (() => null) };
});

/** The place of the ticker, held from the first paint; the ticker comes after. */
export const TickerPlace = () => (
  <div className="wrap tickerplace">
    <Suspense fallback={null}>
      <Ticker />
    </Suspense>
  </div>
);
