import { type PrizeArtName, prizeArts } from './prize-art.table.tsx';

/** A prize as it is drawn in tables, on wheels and on receipts; `size` in px. */
export const PrizeArt = ({ name, size = 26 }: { name: PrizeArtName; size?: number }) => (
  <svg width={size} height={size} viewBox="-22 -22 44 44" aria-hidden="true">
    {prizeArts[name]}
  </svg>
);
