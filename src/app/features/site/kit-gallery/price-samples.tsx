import type { ComponentProps } from 'react';
import { PriceButton } from '#kit/mark/price-button.tsx';
import { statesTexts } from './texts.ts';

const text = statesTexts.prices;
type Price = Omit<ComponentProps<typeof PriceButton>, 'accessibleName'> & { id: string };

const rows: readonly Price[] = [
  { id: 'plain', label: text.plain, price: '1.42' },
  { id: 'hover', label: text.hover, price: '1.42', className: 'is-hover' },
  { id: 'focus', label: text.focus, price: '1.42', className: 'is-focus' },
  { id: 'on', label: text.on, price: '1.42', selected: true },
  { id: 'up', label: text.up, price: '1.46', move: 'up' },
  { id: 'down', label: text.down, price: '1.38', move: 'down' },
  { id: 'on-up', label: text.on, price: '1.46', selected: true, move: 'up' },
  { id: 'locked', label: text.locked, price: '1.42', shut: 'locked' },
  { id: 'closed', label: text.closed, price: '1.42', shut: 'closed' },
  { id: 'loading', label: text.loading, price: undefined, loading: true },
];

const stacks: readonly Price[] = [
  { id: 'home', label: text.home, price: '1.42' },
  { id: 'draw', label: text.draw, price: '4.35', selected: true },
  { id: 'away', label: text.away, price: '7.80', move: 'up' },
  { id: 'over', label: text.over, price: '1.96', move: 'down' },
  { id: 'under', label: text.under, price: '1.86', className: 'is-hover' },
  { id: 'none', label: text.locked, price: undefined },
];

/** Prices in rows, as in panels, and stacked, as in tables. */
export function PriceSamples() {
  return (
    <>
      <div className="states__thirds">{rows.map((price) => draw(price, 'row'))}</div>
      <div className="states__sixths">{stacks.map((price) => draw(price, 'stack'))}</div>
    </>
  );
}

function draw({ id, ...price }: Price, layout: 'row' | 'stack') {
  const accessibleName = text.name.replace('{label}', price.label);
  return <PriceButton key={id} {...price} layout={layout} accessibleName={accessibleName} />;
}
