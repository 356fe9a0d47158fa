import { Icon } from '#kit/icon/icon.tsx';
import type { Shut } from './price-look.ts';

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
