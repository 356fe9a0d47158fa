import type { RiseRow } from '#sandbox/games/rise/rise.table.ts';
import { type Curve, LEVEL_MIN, RANGE, reaching } from '#sandbox/games/rise/rise.ts';
import { amountText, percentText } from '../amount-text.ts';

const SECOND_MS = 1_000;
const DOUBLE = 200;

/** A level of hundredths, "2.36×". */
export const levelText = (level: number): string => `${amountText(BigInt(level))}×`;

/** Chance that a curve reaches a level. */
export const chanceText = (curve: Curve, level: number): string =>
  percentText(reaching(curve, level) / RANGE);

/** Return of every level. */
export const backText = ({ back }: Curve): string => percentText(back / 100);

/** "2.00× 约 7.7 秒". */
const paceText = ({ growth }: Curve) =>
  `${levelText(DOUBLE)} 约在开始后 ${(Math.log(2) / growth / SECOND_MS).toFixed(1)} 秒`;

/** The rules in sentences. */
export const rulesOf = ({ curve }: RiseRow): readonly string[] => [
  '开始前下注，开始后倍数从 1.00× 升高，随时可能结束。结束前取回，得到投注额乘以取回时的倍数（含本金）；没有取回就结束，不返还。',
  `到达 ${levelText(LEVEL_MIN)} 起任一倍数 m 的概率是 ${curve.back}% ÷ m，所以在哪一档取回，返还率都是 ${backText(curve)}，只是大小和频率不同。`,
  `有 ${(100 - curve.back + curve.back / 101).toFixed(2)}% 的局停在 1.00×，一开始就结束。`,
  `${paceText(curve)}，上限 ${levelText(curve.cap)}；到上限时自动取回。`,
  '手动取回的倍数以服务器收到请求的时刻为准，比画面上可能略高，也可能已经结束。',
  '设了自动取回，服务器到那一档就执行，断线或关闭页面也照样执行。没设自动取回又断线，到结束也没有取回的话，不返还。',
  '同桌的人看到同一条线，谁下注、谁取回都不影响结束点。结束点由开始前已公布哈希的种子决定，结束后公开，可以核对。',
];

export const secondsText = (ms: number): string => (ms / SECOND_MS).toFixed(1);

/** Whole seconds until a moment, rounded up. */
export const secondsLeft = (ms: number): string => String(Math.ceil(ms / SECOND_MS));

/** Amount of a stake at a level. */
export const worthOf = (stake: bigint, level: number): bigint => (stake * BigInt(level)) / 100n;

/** Level of a bet that was taken out; null of one that was not. */
export function takenLevel({ stake, payout }: { readonly stake: string; readonly payout: string | null }) {
  if (payout === null || payout === '0') return null;
  return Number((BigInt(payout) * 100n) / BigInt(stake));
}
