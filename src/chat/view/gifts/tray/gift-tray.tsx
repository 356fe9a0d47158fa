import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { t } from '#chat/view/texts.ts';
import type { Gift } from '#contract/community/gift/schema.ts';
import type { Coins } from '#contract/units/money.ts';
import { tabVisit } from '#core-client/storage/viewer-storage.ts';
import type { GiftDoubts, GiftsClosed, GivePorts } from '../gift-ports.ts';
import { GiftShelf } from './gift-shelf.tsx';
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
