import type { GoodsArt } from '#contract/rewards/parcel/schema.ts';
import { classNames } from '#kit/class-names.ts';
import { goodsArts } from './goods-art.table.tsx';
import './goods-image.css';

/** Background colour of each illustration, the same wherever it is shown. */
const PAPER: Readonly<Record<GoodsArt, 'blue' | 'grey' | 'sand' | 'green'>> = {
  shirt: 'sand',
  ball: 'green',
  mug: 'grey',
  hat: 'sand',
  headphones: 'blue',
  flask: 'green',
  backpack: 'grey',
  card: 'blue',
  watch: 'sand',
  suitcase: 'blue',
  camera: 'sand',
  espresso: 'grey',
  bicycle: 'green',
  seats: 'grey',
};

interface GoodsImageProps {
  art: GoodsArt;
  /** Size of the drawing, px; the background fills its container. */
  size: number;
  className?: string;
}

/** A good on its paper; its name is beside it. */
export const GoodsImage = ({ art, size, className }: GoodsImageProps) => (
  <span className={classNames('center', `goods-image--${PAPER[art]}`, className)}>
    <svg width={size} height={size} viewBox="0 0 96 96" aria-hidden="true">
      <ellipse cx="48" cy="90" rx="30" ry="4" fill="#0C2B21" fillOpacity={0.12} />
      {goodsArts[art]}
    </svg>
  </span>
);
