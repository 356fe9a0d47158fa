import { useState } from 'react';
import { paths } from '#app/routes/paths.ts';
import type { ActivityPrize } from '#contract/activity/schema/prize.ts';
import type { ActivityRecord } from '#contract/activity/schema/record.ts';
import { formatMinor, minor } from '#contract/units/money.ts';
import { dayTime } from '#contract/units/time.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Link } from '#kit/link/link.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { ShareForm } from '../share/share-form.tsx';
import { t } from '../texts.ts';
import { ActNotices } from './act-notices.tsx';
import { KINDS } from './kinds.table.ts';
import { usePrizeLabel } from './prize/prize-label.ts';
import { PrizeReceipt, type ReceiptContent, type ReceiptStep } from './prize/prize-receipt.tsx';
import type { Acting } from './use-acting.ts';

/** Pages that show more of a prize, and the label of the link to each. */
const DETAIL_LINKS: Partial<Record<ActivityPrize['is'], readonly [string, string]>> = {
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
function DetailLink({ prize, state }: ActivityRecord) {
  const link = state === 'claimed' ? DETAIL_LINKS[prize.is] : undefined;
  return link === undefined ? null : (
    <Link className={buttonClass()} to={link[0]}>
      {link[1]}
    </Link>
  );
}

type ReceiptProps = Omit<ResultDialogProps, 'record'> & {
  readonly record: ActivityRecord;
  readonly onShare: () => void;
};

type Rows = ReceiptContent['rows'];
type Wagered = { readonly amount: bigint; readonly times: number; readonly termDays: number };

/** Rows of the wagering requirement, which is rounded to a whole: a prize of 18 at five times is 90. */
function wageringRows({ amount, times, termDays }: Wagered): Rows {
  const sum = minor((amount * BigInt(Math.round(times * 100))) / 100n);
  return [
    [
      t('activity.wagering'),
      t('activity.wageringText', { amount: formatMinor(minor(amount)), times, sum: formatMinor(sum) }),
    ],
    [t('activity.term'), t('activity.days', { days: termDays })],
  ];
}

function paidRows({ receipt }: ActivityRecord): Rows {
  if (receipt === null) return [];
  const { into, before, after } = receipt;
  const balance: Rows =
    before === null || after === null ? [] : [[t('activity.balance'), `${before} → ${after}`]];
  const name = t(into === 'parcel' ? 'activity.delivery' : 'activity.account');
  return [[name, t(`activity.into_${into}`)], ...balance];
}

function stepsOf({ prize, state }: ActivityRecord): readonly ReceiptStep[] {
  if (prize.is !== 'bonus') return [];
  const isPaid = state === 'claimed';
  return [
    { name: t('activity.stepClaimed'), note: '', is: isPaid ? 'passed' : 'now' },
    { name: t('activity.stepWagering'), note: '', is: isPaid ? 'now' : 'ahead' },
    { name: t('activity.stepFree'), note: '', is: 'ahead' },
  ];
}

function footOf({ prize, claimUntil, state }: ActivityRecord): string {
  if (prize.is === 'none') return t('activity.noWinText');
  if (state === 'won' && claimUntil !== null) return t('activity.claimUntil', { time: dayTime(claimUntil) });
  return prize.is === 'bonus' ? t('activity.bonusFoot') : '';
}

/** Returns the text of a receipt for one result, whether anything was won or not. */
function receiptContent(record: ActivityRecord, labelOf: ReturnType<typeof usePrizeLabel>): ReceiptContent {
  const { prize, kind, at, receipt } = record;
  const { figure, unit, art } = labelOf(prize);
  const wagered = prize.is === 'bonus' ? wageringRows(prize) : [];
  return {
    art,
    title: KINDS[kind].title,
    figure,
    unit,
    gold: prize.is === 'coins',
    no: receipt?.no ?? '',
    rows: [...paidRows(record), ...wagered, [t('activity.at'), dayTimeText(receipt?.at ?? at)]],
    steps: stepsOf(record),
    foot: footOf(record),
  };
}

function Receipt({ record, acting, onRecord, onShare }: ReceiptProps) {
  const labelOf = usePrizeLabel();
  const { prize, state, resultId } = record;
  const claim = async () => {
    const claimed = await acting.act({ does: 'claim', resultId });
    if (claimed) onRecord(claimed);
  };
  return (
    <>
      <PrizeReceipt content={receiptContent(record, labelOf)}>
        <DetailLink {...record} />
        {state === 'won' ? (
          <Button variant="primary" loading={acting.busy} onClick={() => void claim()}>
            {t('activity.claim', { prize: labelOf(prize).text })}
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
  const labelOf = usePrizeLabel();
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
          suggestion={t('activity.shareWords', { activity: title, prize: labelOf(record.prize).text })}
          onBack={() => setSharing(false)}
        />
      ) : (
        <Receipt record={record} acting={acting} onRecord={onRecord} onShare={() => setSharing(true)} />
      )}
    </Dialog>
  );
}
