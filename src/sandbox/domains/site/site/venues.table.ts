import type { NavKind } from '#contract/site/navigation/schema.ts';

/** Venue of the platform. `kind` is the kind of play it offers. */
export type Venue = {
  readonly code: string;
  readonly name: string;
  readonly kind: NavKind;
  /** Hundredths of a percent. */
  readonly rebate: number;
  /** 0 open, 1 in maintenance and shown, 2 off. */
  readonly status: 0 | 1 | 2;
  readonly displayed: boolean;
};

const open = (kind: NavKind, code: string, name: string, rebate: number): Venue => ({
  code,
  name,
  kind,
  rebate,
  status: 0,
  displayed: true,
});

/** All venues; each site offers some of them. */
export const VENUES: readonly Venue[] = [
  open('sports', 'YBTY', '云豹体育', 60),
  open('sports', 'LJTY', '蓝鲸体育', 55),
  open('sports', 'QHTY', '青禾体育', 50),
  { ...open('sports', 'LZTY', '棱镜体育', 50), status: 1 },
  open('sports', 'BTGJ', '白塔冠军盘', 45),
  { ...open('sports', 'HJTY', '海角体育', 40), status: 2, displayed: false },
  open('esports', 'HGDJ', '弧光电竞', 50),
  open('esports', 'YBDJ', '云豹电竞', 45),
  open('casino', 'JGZR', '极光真人', 80),
  open('casino', 'XHZR', '星河真人', 75),
  open('slots', 'YBEGDZ', '云豹电子', 120),
  open('slots', 'YHEGDZ', '银狐电子', 110),
  open('slots', 'BTEGDZ', '白塔电子', 110),
  open('slots', 'JGEGDZ', '极光电子', 100),
  open('slots', 'AGQHDZ', '青禾电子', 100),
  { ...open('slots', 'LZEGDZ', '棱镜电子', 100), status: 1 },
  open('chess', 'FLQP', '风铃棋牌', 90),
  open('fishing', 'HTBY', '海图捕鱼', 90),
  open('lottery', 'QNCP', '青鸟彩票', 30),
];
