import './price-button.css';
import type { ComponentProps } from 'react';
import { classNames } from '#kit/class-names.ts';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { Icon } from '#kit/icon/icon.tsx';

/** Why a price cannot be had: suspended for a moment, or over. */
export type Shut = 'locked' | 'closed';

interface PriceStyle {
  selected?: boolean | undefined;
  /** The last change, shown as a triangle: up in green, down in ink. */
  move?: 'up' | 'down' | undefined;
  /** `row` in panels and cards, `stack` in tables. */
  layout?: 'row' | 'stack' | undefined;
  shut?: Shut | undefined;
  /** Shown only, not to be pressed. */
  still?: boolean | undefined;
}

/** The classes of a price, whatever element it is. */
export function priceClass({ selected, move, layout, shut, still }: PriceStyle): string {
  return classNames(
    'odd',
    layout === 'stack' && 'odd--v',
    still && 'odd--still',
    shut && `odd--shut odd--${shut}`,
    selected && 'on',
    move === 'up' && 'up',
    move === 'down' && 'dn',
  );
}

interface PriceButtonProps extends Omit<PriceStyle, 'still'>, Omit<ComponentProps<'button'>, 'children'> {
  /** Short label of the selection. */
  label: string;
  /** Displayed figure; undefined while there is none, the button is locked then. */
  price: string | undefined;
  /** The whole name for a screen reader: market, side, price. */
  accessibleName: string;
  loading?: boolean | undefined;
}

/** Label of a price, and its figure; a lock or a dash where it is unavailable. */
export const PriceFigure = ({
  label,
  price,
  shut,
}: {
  label: string;
  price: string | undefined;
  shut?: Shut | undefined;
}) => (
  <>
    <span>{label}</span>
    <b>
      {price === undefined || shut ? <Icon name={shut === 'closed' ? 'minus' : 'lock'} size={14} /> : price}
    </b>
  </>
);

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
  const styleClass = priceClass({ selected, move, layout, shut: loading ? undefined : shut });
  return (
    <button
      type="button"
      disabled={loading || shut !== undefined}
      {...rest}
      className={classNames(styleClass, className)}
      aria-label={accessibleName}
      aria-pressed={selected}
      aria-busy={loading || undefined}
    >
      {loading ? <Skeleton height={14} /> : <PriceFigure label={label} price={price} shut={shut} />}
    </button>
  );
}
