import { type ReactNode, useState } from 'react';
import { t } from '#chat/view/texts.ts';
import type { Gift } from '#contract/community/gift/schema.ts';
import { formatCoins } from '#contract/units/money.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Skeleton } from '#kit/feedback/skeleton.tsx';
import { Coin } from '#kit/mark/coin.tsx';

type TileProps = { readonly gift: Gift; readonly chosen: boolean; readonly onChoose: (gift: Gift) => void };

/** Tile of a selectable gift: image, name, price. */
function GiftTile({ gift, chosen, onChoose }: TileProps) {
  const price = formatCoins(gift.price);
  return (
    <button
      type="button"
      className="gift-tile"
      aria-pressed={chosen}
      aria-label={t('gift.tile', { name: gift.name, price })}
      disabled={gift.status !== 'active'}
      onClick={() => onChoose(gift)}
    >
      <img src={gift.iconUrl} alt="" width={34} height={34} loading="lazy" />
      <span className="gift-tile__name">{gift.name}</span>
      <span className="gift-tile__price">
        <Coin size={12} />
        {price}
      </span>
    </button>
  );
}

/** A long list in pages of `size`. */
function usePages<Item>(items: readonly Item[], size: number) {
  const [wanted, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(items.length / size) - 1);
  const page = Math.min(wanted, last);
  return {
    shown: items.slice(page * size, (page + 1) * size),
    earlier: page > 0 ? () => setPage(page - 1) : null,
    later: page < last ? () => setPage(page + 1) : null,
  };
}

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];
const PAGE = PLACES.length;

type Props = {
  /** Null until they are there. */
  readonly gifts: readonly Gift[] | null;
  /** Content shown in place of gifts that could not be loaded; null while loading. */
  readonly failed: ReactNode;
  readonly chosen: Gift | null;
  readonly onChoose: (gift: Gift) => void;
};

const Loading = () => (
  <div className="gift-shelf__tiles" role="status" aria-label={t('gift.loading')}>
    {PLACES.map((place) => (
      <Skeleton key={place} height={82} />
    ))}
  </div>
);

/** The gifts, eight at a time. */
export function GiftShelf({ gifts, failed, chosen, onChoose }: Props) {
  const { shown, earlier, later } = usePages(gifts ?? [], PAGE);
  if (!gifts) return failed ?? <Loading />;
  if (gifts.length === 0) return <p className="gift-shelf__empty">{t('gift.empty')}</p>;
  return (
    <div className="gift-shelf">
      {earlier ? <IconButton icon="chev-left" label={t('gift.earlier')} size="xs" onClick={earlier} /> : null}
      <div className="gift-shelf__tiles">
        {shown.map((gift) => (
          <GiftTile
            key={gift.giftId}
            gift={gift}
            chosen={gift.giftId === chosen?.giftId}
            onChoose={onChoose}
          />
        ))}
      </div>
      {later ? <IconButton icon="chev-right" label={t('gift.later')} size="xs" onClick={later} /> : null}
    </div>
  );
}
