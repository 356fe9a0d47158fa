import type { ComponentProps } from 'react';
import { classNames } from '#kit/class-names.ts';
import { Skeleton } from '#kit/feedback/skeleton.tsx';
import { PriceFigure } from './price-figure.tsx';
import { type PriceLook, priceLook } from './price-look.ts';

interface PriceButtonProps extends Omit<PriceLook, 'still'>, Omit<ComponentProps<'button'>, 'children'> {
  /** Short label of the selection. */
  label: string;
  /** Displayed figure; undefined while there is none, the button is locked then. */
  price: string | undefined;
  /** The whole name for a screen reader: market, side, price. */
  accessibleName: string;
  loading?: boolean | undefined;
}

/** A price to pick. It tints on change and never slides. */
export function PriceButton(props: PriceButtonProps) {
  const {
    label,
    price,
    accessibleName,
    selected = false,
    move,
    layout,
    shut = price === undefined ? 'locked' : undefined,
    loading = false,
    className,
    ...rest
  } = props;
  const look = priceLook({ selected, move, layout, shut: loading ? undefined : shut });
  return (
    <button
      type="button"
      disabled={loading || shut !== undefined}
      {...rest}
      className={classNames(look, className)}
      aria-label={accessibleName}
      aria-pressed={selected}
      aria-busy={loading || undefined}
    >
      {loading ? <Skeleton height={14} /> : <PriceFigure label={label} price={price} shut={shut} />}
    </button>
  );
}
