import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const ROWS = 200;
const PRICES = ['主', '平', '客', '-0.5', '+0.5', '大 2.5', '小 2.5'];
/** Interval of the platform's change notifications, ms. */
const NEWS_MS = 450;
const CHANGES_A_SECOND = 20;

const PICKED = { background: 'green', color: 'white' };

type Row = { readonly id: number; readonly prices: readonly string[] };

const price = () => (1 + Math.random() * 4).toFixed(2);
const fresh = (id: number): Row => ({ id, prices: PRICES.map(price) });

/**
 * A list as it is written without a thought for it: every row in the page, all of them rendered for every change and for
 * every price that is picked.
 */
function Board() {
  const [rows, setRows] = useState(() => Array.from({ length: ROWS }, (_, id) => fresh(id)));
  const [picked, setPicked] = useState<string | null>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      const changed = new Set(
        Array.from({ length: Math.round((CHANGES_A_SECOND * NEWS_MS) / 1_000) }, () =>
          Math.floor(Math.random() * ROWS),
        ),
      );
      setRows((now) => now.map((row) => (changed.has(row.id) ? fresh(row.id) : { ...row })));
    }, NEWS_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <ul>
      {rows.map(({ id, prices }) => (
        <li key={id} style={{ display: 'flex', height: 64 }}>
          <a href={`#${id}`}>主队 {id} 客队</a>
          {prices.map((odds, at) => (
            <button
              key={PRICES[at]}
              type="button"
              style={picked === `${id} ${at}` ? PICKED : undefined}
              onClick={() => setPicked((now) => (now === `${id} ${at}` ? null : `${id} ${at}`))}
            >
              <span>{PRICES[at]}</span> <b>{odds}</b>
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Board />);
