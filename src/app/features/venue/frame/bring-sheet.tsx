import { TransferForm } from '#app/features/transfer/transfer-form.tsx';
import { WithAssets } from '#app/features/wallet/with-assets.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { Sheet } from '#app/kit/overlay/sheet.tsx';
import type { Game } from '#contract/models/game.ts';
import { t } from '../texts.ts';

/** Money into the venue, or back, without leaving the game [3.03]. */
export const BringSheet = ({ game, open, onClose }: { game: Game; open: boolean; onClose: () => void }) => (
  <Sheet
    open={open}
    onOpenChange={(isOpen) => isOpen || onClose()}
    title={t('venue.bringMoreTitle', { venue: game.venueName })}
    closeLabel={t('common.close')}
  >
    <WithAssets waiting={<SkeletonRows count={3} />}>
      {({ assets, currency }) => (
        <TransferForm assets={assets} currency={currency} start={{ venue: game.venue, into: true }} />
      )}
    </WithAssets>
  </Sheet>
);
