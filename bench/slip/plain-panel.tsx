import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAnswer, COLUMN, everyAnswer, firstMarkets } from './price-world.ts';

/** 300 prices as they are written without a thought for it: every change and every tap draws all of them. */
function Panel() {
  const [markets, setMarkets] = useState(firstMarkets);
  const [picked, setPicked] = useState<readonly string[]>([]);
  useEffect(() => everyAnswer(() => setMarkets(afterAnswer)), []);
  const toggle = (id: string) =>
    setPicked((now) => (now.includes(id) ? now.filter((otherId) => otherId !== id) : [...now, id]));
  const sections = markets.map(({ marketId, name, selections }) => (
    <section key={marketId}>
      <h2>{name}</h2>
      {selections.map(({ selectionId, name: side, odds }) => (
        <button
          key={marketId + selectionId}
          type="button"
          aria-label={`${name} ${side} ${odds} 甲 对 乙`}
          aria-pressed={picked.includes(marketId + selectionId)}
          style={{ width: 120, height: 44 }}
          onClick={() => toggle(marketId + selectionId)}
        >
          <span>{side}</span> <b>{odds}</b>
        </button>
      ))}
    </section>
  ));
  return <div style={COLUMN}>{sections}</div>;
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Panel />);
