import { t } from '#app/features/activity/texts.ts';
import type { ActivityRecord } from '#contract/activity/schema/record.ts';
import { formatMinor, minor } from '#contract/units/money.ts';
import { dayTime } from '#contract/units/time.ts';
import { KINDS } from '../kinds.table.ts';
import type { usePrizeLabel } from './prize-label.ts';
import type { ReceiptContent, ReceiptStep } from './prize-receipt.tsx';

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
export function receiptContent(
  record: ActivityRecord,
  wordsOf: ReturnType<typeof usePrizeLabel>,
): ReceiptContent {
  const { prize, kind, at, receipt } = record;
  const { figure, unit, art } = wordsOf(prize);
  const wagered = prize.is === 'bonus' ? wageringRows(prize) : [];
  return {
    art,
    title: KINDS[kind].title,
    figure,
    unit,
    gold: prize.is === 'coins',
    no: receipt?.no ?? '',
    rows: [...paidRows(record), ...wagered, [t('activity.at'), dayTime(receipt?.at ?? at)]],
    steps: stepsOf(record),
    foot: footOf(record),
  };
}
