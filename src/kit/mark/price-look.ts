import { classNames } from '#kit/class-names.ts';
import './price-button.css';

/** Why a price cannot be had: suspended for a moment, or over. */
export type Shut = 'locked' | 'closed';

export interface PriceLook {
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
export function priceLook({ selected, move, layout, shut, still }: PriceLook): string {
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
