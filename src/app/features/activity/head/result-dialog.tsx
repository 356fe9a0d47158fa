import { useState } from 'react';
import { paths } from '#app/routes/paths.ts';
import type { ActivityPrize } from '#contract/activity/schema/prize.ts';
import type { ActivityRecord } from '#contract/activity/schema/record.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Link } from '#kit/link/link.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { ShareForm } from '../share/share-form.tsx';
import { t } from '../texts.ts';
import { ActNotices } from './act-notices.tsx';
import { KINDS } from './kinds.table.ts';
import { usePrizeLabel } from './prize/prize-label.ts';
import { PrizeReceipt } from './prize/prize-receipt.tsx';
import { receiptContent } from './prize/receipt-content.ts';
import type { Acting } from './use-acting.ts';

/** Pages that show more of a prize, and the label of the link to each. */
const WAYS: Partial<Record<ActivityPrize['is'], readonly [string, string]>> = {
  coins: [paths.coins, t('activity.seeCoins')],
  bonus: [paths.welfare, t('activity.seeBonus')],
  coupon: [paths.welfare, t('activity.seeCoupon')],
  goods: [paths.parcels, t('activity.seeParcel')],
};

interface ResultDialogProps {
  /** Result of an action; null for a closed dialog. */
  record: ActivityRecord | null;
  acting: Acting;
  /** The dialog is closed, or what it shows was claimed. */
  onRecord: (record: ActivityRecord | null) => void;
}

/** Link to more details of a granted prize; empty before it is granted. */
function Way({ prize, state }: ActivityRecord) {
  const way = state === 'claimed' ? WAYS[prize.is] : undefined;
  return way === undefined ? null : (
    <Link className={buttonClass()} to={way[0]}>
      {way[1]}
    </Link>
  );
}

type ReceiptProps = Omit<ResultDialogProps, 'record'> & {
  readonly record: ActivityRecord;
  readonly onShare: () => void;
};

function Receipt({ record, acting, onRecord, onShare }: ReceiptProps) {
  const wordsOf = usePrizeLabel();
  const { prize, state, resultId } = record;
  const claim = async () => {
    const claimed = await acting.act({ does: 'claim', resultId });
    if (claimed) onRecord(claimed);
  };
  return (
    <>
      <PrizeReceipt words={receiptContent(record, wordsOf)}>
        <Way {...record} />
        {state === 'won' ? (
          <Button variant="primary" loading={acting.busy} onClick={() => void claim()}>
            {t('activity.claim', { prize: wordsOf(prize).text })}
          </Button>
        ) : (
          <Button variant={state === 'claimed' ? 'primary' : 'line'} onClick={() => onRecord(null)}>
            {t(state === 'claimed' ? 'activity.keep' : 'activity.enough')}
          </Button>
        )}
        {state === 'won' || state === 'claimed' ? (
          <Button variant="ghost" icon="share" className="prize-receipt__share" onClick={onShare}>
            {t('activity.share')}
          </Button>
        ) : null}
      </PrizeReceipt>
      <ActNotices of={acting} />
    </>
  );
}

/**
 * Receipt of a result over the page. Pending claims are made here, with their terms above the button; a win can be shared
 * to a chat room.
 */
export function ResultDialog({ record, acting, onRecord }: ResultDialogProps) {
  const wordsOf = usePrizeLabel();
  const [sharing, setSharing] = useState(false);
  if (record === null) return null;
  const { title } = KINDS[record.kind];
  const close = () => {
    setSharing(false);
    onRecord(null);
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      lightDismiss={!sharing}
      title={sharing ? t('activity.share') : title}
      closeLabel={t('activity.receiptClose')}
    >
      {sharing ? (
        <ShareForm
          words={t('activity.shareWords', { activity: title, prize: wordsOf(record.prize).text })}
          onBack={() => setSharing(false)}
        />
      ) : (
        <Receipt record={record} acting={acting} onRecord={onRecord} onShare={() => setSharing(true)} />
      )}
    </Dialog>
  );
}
