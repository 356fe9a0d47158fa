import { t } from '#chat/view/texts.ts';
import type { Gift } from '#contract/community/gift/schema.ts';
import { formatCoins } from '#contract/units/money.ts';
import { Coin } from '#kit/mark/coin.tsx';

type Props = { readonly gift: Gift; readonly chosen: boolean; readonly onChoose: (gift: Gift) => void };

/** Tile of a selectable gift: image, name, price. */
export function GiftTile({ gift, chosen, onChoose }: Props) {
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
