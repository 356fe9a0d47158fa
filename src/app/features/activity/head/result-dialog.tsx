import { Link } from 'react-router-dom';
import { Button } from '#app/kit/action/button.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Dialog } from '#app/kit/overlay/dialog.tsx';
import { paths } from '#app/routes/paths.ts';
import type { ActivityPrize } from '#contract/models/activity/prize.ts';
import type { ActivityRecord } from '#contract/models/activity/record.ts';
import { t } from '../texts.ts';
import { ActNotices } from './act-notices.tsx';
import { KINDS } from './kinds.table.ts';
import { PrizeReceipt } from './prize-receipt.tsx';
import { usePrizeWords } from './prize-words.ts';
import { receiptWords } from './receipt-words.ts';
import type { Acting } from './use-acting.ts';

/** Where a prize is looked at further: its page, and what the way there is called. */
const WAYS: Partial<Record<ActivityPrize['is'], readonly [string, string]>> = {
  coins: [paths.coins, t('activity.seeCoins')],
  bonus: [paths.welfare, t('activity.seeBonus')],
  coupon: [paths.welfare, t('activity.seeCoupon')],
  goods: [paths.parcels, t('activity.seeParcel')],
};

interface ResultDialogProps {
  /** What came of an act; null for a closed dialog. */
  record: ActivityRecord | null;
  acting: Acting;
  /** The dialog is closed, or what it shows was claimed. */
  onRecord: (record: ActivityRecord | null) => void;
}

/** The receipt of a result over the page. What waits to be claimed is claimed here, its terms above the button. */
export function ResultDialog({ record, acting, onRecord }: ResultDialogProps) {
  const wordsOf = usePrizeWords();
  if (record === null) return null;
  const { prize, state, kind, resultId } = record;
  const way = state === 'claimed' ? WAYS[prize.is] : undefined;
  const claim = async () => {
    const claimed = await acting.act({ does: 'claim', resultId });
    await acting.refresh();
    if (claimed) onRecord(claimed);
  };
  return (
    <Dialog
      open
      onOpenChange={() => onRecord(null)}
      title={KINDS[kind].title}
      closeLabel={t('activity.receiptClose')}
    >
      <PrizeReceipt words={receiptWords(record, wordsOf)}>
        {way ? (
          <Link className={buttonClass()} to={way[0]}>
            {way[1]}
          </Link>
        ) : null}
        {state === 'won' ? (
          <Button variant="primary" loading={acting.busy} onClick={() => void claim()}>
            {t('activity.claim', { prize: wordsOf(prize).text })}
          </Button>
        ) : (
          <Button variant={state === 'claimed' ? 'primary' : 'line'} onClick={() => onRecord(null)}>
            {t(state === 'claimed' ? 'activity.keep' : 'activity.enough')}
          </Button>
        )}
      </PrizeReceipt>
      <ActNotices of={acting} />
    </Dialog>
  );
}
