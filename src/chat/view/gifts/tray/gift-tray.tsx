import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { t } from '#chat/view/texts.ts';
import type { Gift } from '#contract/community/gift/schema.ts';
import { type Coins, formatCoins } from '#contract/units/money.ts';
import { tabVisit } from '#core-client/storage/viewer-storage.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { Coin } from '#kit/mark/drawn-marks.tsx';
import type { GiftDoubts, GiftsClosed, GivePorts } from '../gift-ports.ts';
import { GivePanel, type Quantity } from './give-panel.tsx';
import { createGiving } from './giving.ts';
import './gift-tray.css';

/** The gift that is chosen outlives the way to the coins and back. */
const CHOSEN = 'gift.chosen';

export type GiftTrayProps = {
  /** Null until they are there. */
  readonly gifts: readonly Gift[] | null;
  /** Content shown in place of gifts that could not be loaded; null while loading. */
  readonly failed: ReactNode;
  /** Balance in coins; null for a guest, or until it is loaded. */
  readonly coins: Coins | null;
  readonly guest: boolean;
  readonly closed: GiftsClosed | null;
  readonly doubts: GiftDoubts;
  readonly ports: GivePorts;
};

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
      <span className="gift-tile__name ell">{gift.name}</span>
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

const SLOTS = [1, 2, 3, 4, 5, 6, 7, 8];
const PAGE = SLOTS.length;

type Props = {
  /** Null until they are there. */
  readonly gifts: readonly Gift[] | null;
  /** Content shown in place of gifts that could not be loaded; null while loading. */
  readonly failed: ReactNode;
  readonly chosen: Gift | null;
  readonly onChoose: (gift: Gift) => void;
};

const Loading = () => (
  <div className="gift-shelf__tiles grow" role="status" aria-label={t('gift.loading')}>
    {SLOTS.map((slot) => (
      <Skeleton key={slot} height={82} />
    ))}
  </div>
);

/** The gifts, eight at a time. */
function GiftShelf({ gifts, failed, chosen, onChoose }: Props) {
  const { shown, earlier, later } = usePages(gifts ?? [], PAGE);
  if (!gifts) return failed ?? <Loading />;
  if (gifts.length === 0) return <p className="gift-shelf__empty">{t('gift.empty')}</p>;
  return (
    <div className="row gap-4 may-shrink">
      {earlier ? <IconButton icon="chev-left" label={t('gift.earlier')} size="xs" onClick={earlier} /> : null}
      <div className="gift-shelf__tiles grow">
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

/** Choosing and giving gifts [7.14]: eight in a row on wide screens, four by two in a sheet on phones. */
export function GiftTray({ gifts, failed, coins, guest, closed, doubts, ports }: GiftTrayProps) {
  const [giving] = useState(() => createGiving(ports, () => performance.now()));
  const view = useSyncExternalStore(giving.watch, giving.view);
  const [wanted, setWanted] = useState(() => tabVisit.read(CHOSEN));
  const [quantity, setQuantity] = useState<Quantity>('1');
  const active = gifts?.filter(({ status }) => status === 'active') ?? [];
  const chosen = active.find(({ giftId }) => giftId === wanted) ?? active[0] ?? null;
  const forgive = (): void => {
    giving.forgive();
    for (const requestId of doubts.failed) ports.forget(requestId);
  };
  const choose = (gift: Gift): void => {
    setWanted(gift.giftId);
    tabVisit.write(CHOSEN, gift.giftId);
    forgive();
  };
  const change = (next: Quantity): void => {
    setQuantity(next);
    forgive();
  };
  return (
    <section className="gift-tray" aria-label={t('gift.title')}>
      <GiftShelf gifts={gifts} failed={failed} chosen={chosen} onChoose={choose} />
      <GivePanel
        chosen={chosen}
        quantity={quantity}
        onQuantity={change}
        {...{ coins, guest, closed, doubts, giving, view, ports }}
      />
    </section>
  );
}
