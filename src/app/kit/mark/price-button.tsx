import type { ComponentProps } from 'react';
import { classNames } from '#app/kit/class-names.ts';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import './price-button.css';

interface PriceLook {
  selected?: boolean | undefined;
  /** The last change, shown as a triangle: up in green, down in ink. */
  move?: 'up' | 'down' | undefined;
  /** `row` in panels and cards, `stack` in tables. */
  layout?: 'row' | 'stack' | undefined;
}

interface PriceButtonProps extends PriceLook, Omit<ComponentProps<'button'>, 'children'> {
  /** What the price is for, in short. */
  label: string;
  /** The figure as it is shown; nothing while there is none, the button is locked then. */
  price: string | undefined;
  /** The whole name for a screen reader: market, side, price. */
  accessibleName: string;
  locked?: boolean | undefined;
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
    locked,
    loading,
    className,
    ...rest
  } = props;
  const isOpen = price !== undefined && locked !== true && loading !== true;
  return (
    <button
      type="button"
      disabled={!isOpen}
      {...rest}
      className={classNames(lookClass({ selected, move, layout }), !isOpen && !loading && 'lock', className)}
      aria-label={accessibleName}
      aria-pressed={selected}
      aria-busy={loading}
    >
      {loading ? (
        <Skeleton height={14} />
      ) : isOpen ? (
        <Figure label={label} price={price} />
      ) : (
        <Icon name="lock" size={14} />
      )}
    </button>
  );
}

function Figure({ label, price }: { label: string; price: string }) {
  return (
    <>
      <span>{label}</span>
      <b>{price}</b>
    </>
  );
}

function lookClass({ selected, move, layout }: PriceLook) {
  return classNames(
    'odd',
    layout === 'stack' && 'odd--v',
    selected && 'on',
    move === 'up' && 'up',
    move === 'down' && 'dn',
  );
}
