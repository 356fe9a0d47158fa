import type { VipGiftKind } from '#contract/rewards/vip/vip-rules.ts';
import type { Currency } from '#contract/units/money.ts';
import { moneyText, type News, timeText } from '../news.ts';

type Sum = { readonly amount: bigint; readonly currency: Currency };
type Recorded = { readonly recordId: string };

const ofGrade = (title: string, text: string): News => ({ kind: 'system', title, text, place: 'vip' });
const yuan = (amount: bigint) => moneyText(amount, 'CNY');

/** Message that a grade was reached; `gifts` is the number of gifts with it. */
export const gradeRisen = ({
  from,
  to,
  gifts,
}: {
  readonly from: number;
  readonly to: number;
  readonly gifts: number;
}): News =>
  ofGrade(
    `已升级到 VIP ${to}`,
    `等级由 VIP ${from} 升为 VIP ${to}，新的返水比例从今天起生效。${gifts > 0 ? `有 ${gifts} 份升级礼金可以领取。` : ''}`,
  );

/** Message that a grade was lost. Yuan, minor units. */
export const gradeFallen = ({
  from,
  to,
  done,
  needed,
}: {
  readonly from: number;
  readonly to: number;
  readonly done: bigint;
  readonly needed: bigint;
}): News =>
  ofGrade(
    `等级已调整为 VIP ${to}`,
    `过去三个整月的有效投注是 ${yuan(done)}，VIP ${from} 的保级线是 ${yuan(needed)}。从现在起有效投注满 ${yuan(needed)} 即恢复 VIP ${from}。`,
  );

/**
 * Message that a grade is reviewed in some days, and is not retained yet; `month` is the one on whose first day it is,
 * `2026-07`.
 */
export const gradeAtRisk = ({
  grade,
  days,
  month,
  done,
  needed,
}: {
  readonly grade: number;
  readonly days: number;
  readonly month: string;
  readonly done: bigint;
  readonly needed: bigint;
}): News =>
  ofGrade(
    `VIP ${grade} 还差 ${yuan(needed - done)} 保级`,
    `${days} 天后（${month}-01）查看最近三个整月的有效投注，目前 ${yuan(done)}，需要 ${yuan(needed)}。没有达到只降一级，已领的礼金不收回。`,
  );

/** An operator gave a grade until a time, epoch ms. */
export const gradeGranted = (grade: number, until: number): News =>
  ofGrade(`等级已调整为 VIP ${grade}`, `由运营人员调整，至少保留到 ${timeText(until)}。`);

const READY: Readonly<Record<Exclude<VipGiftKind, 'upgrade'>, string>> = {
  month: '本月的月礼金可以领取',
  birthday: '生日快乐，生日礼金可以领取',
};

/** A gift of the calendar can be claimed until a time, epoch ms. */
export const vipGiftReady = (kind: Exclude<VipGiftKind, 'upgrade'>, until: number): News => ({
  kind: 'promotion',
  title: READY[kind],
  text: `请在 ${timeText(until)} 前到 VIP 页面领取，逾期不补。`,
  place: 'vip',
});

/** A gift was claimed; `recordId` is its line of the statement. */
export const vipGiftClaimed = (
  { title, amount, currency }: Sum & { readonly title: string },
  { recordId }: Recorded,
): News => ({
  kind: 'promotion',
  title: `${title}已到账 ${moneyText(amount, currency)}`,
  text: '已进入中心钱包，可以直接使用，没有流水要求。',
  place: 'record',
  ref: recordId,
});

/** A day's rebate may be claimed until it is credited by itself, epoch ms. */
export const rebateReady = ({ amount, currency }: Sum, creditAt: number): News => ({
  kind: 'promotion',
  title: `返水可以领取 ${moneyText(amount, currency)}`,
  text: `昨天的有效投注已经结算成返水。没有领取的会在 ${timeText(creditAt)} 自动到账。`,
  place: 'rebates',
});

/** Message that rebates were credited to the centre wallet: claimed by the member, or automatically. */
export const rebatePaid = ({ amount, currency }: Sum, { recordId }: Recorded, isClaimed: boolean): News => ({
  kind: 'promotion',
  title: `返水已到账 ${moneyText(amount, currency)}`,
  text: `${isClaimed ? '' : '三天没有领取，已自动入账。'}已进入中心钱包，没有流水要求。`,
  place: 'record',
  ref: recordId,
});
