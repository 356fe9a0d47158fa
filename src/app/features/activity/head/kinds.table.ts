import { paths } from '#app/routes/paths.ts';
import type { ActivityKind } from '#contract/activity/schema/kind.ts';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { t } from '../texts.ts';

/** Background colour behind an image. */
export type ActivityTint = 'green' | 'sand' | 'blue' | 'violet' | 'stone' | 'pitch' | 'night';

type KindRow = {
  readonly title: string;
  /** Description in one line for the list of activities. */
  readonly text: string;
  /** Its page; null for a kind without one, which no list links to. */
  readonly path: string | null;
  readonly icon: IconName;
  readonly tint: ActivityTint;
  readonly image: string;
  /** True if the image covers the whole background instead of its right edge. */
  readonly covers?: true;
};

const drawn = (name: string) => `/activities/${name}.svg`;

/** Static data of each kind of activity, whatever its edition. */
export const KINDS: Readonly<Record<ActivityKind, KindRow>> = {
  signIn: {
    title: t('hub.signIn'),
    text: t('hub.signInText'),
    path: paths.signIn,
    icon: 'calendar',
    tint: 'sand',
    image: drawn('sign-in'),
  },
  wheel: {
    title: t('hub.wheel'),
    text: t('hub.wheelText'),
    path: paths.wheel,
    icon: 'refresh',
    tint: 'green',
    image: drawn('wheel'),
  },
  topGift: {
    title: t('hub.topGift'),
    text: t('hub.topGiftText'),
    path: paths.topGift,
    icon: 'gift',
    tint: 'stone',
    image: drawn('points'),
  },
  rain: {
    title: t('hub.rain'),
    text: t('hub.rainText'),
    path: paths.rain,
    icon: 'message',
    tint: 'sand',
    image: drawn('rain'),
  },
  lottery: {
    title: t('hub.lottery'),
    text: t('hub.lotteryText'),
    path: paths.lottery,
    icon: 'ticket',
    tint: 'pitch',
    image: drawn('lottery'),
  },
  guess: {
    title: t('hub.guess'),
    text: t('hub.guessText'),
    path: paths.guess,
    icon: 'flag',
    tint: 'green',
    image: drawn('guess'),
  },
  breakout: {
    title: t('hub.breakout'),
    text: t('hub.breakoutText'),
    path: paths.breakout,
    icon: 'football',
    tint: 'pitch',
    image: drawn('breakout'),
    covers: true,
  },
  newcomer: {
    title: t('hub.newcomer'),
    text: t('hub.newcomerText'),
    path: paths.newcomer,
    icon: 'user',
    tint: 'green',
    image: drawn('newcomer'),
  },
  euroCup: {
    title: t('hub.euroCup'),
    text: t('hub.euroCupText'),
    path: paths.euroCup,
    icon: 'trophy',
    tint: 'blue',
    image: drawn('euro-cup'),
  },
  euro24: {
    title: t('hub.euro24'),
    text: t('hub.euro24Text'),
    path: paths.euro24,
    icon: 'list',
    tint: 'violet',
    image: drawn('euro24'),
  },
  firstDeposit: {
    title: t('hub.firstDeposit'),
    text: t('hub.firstDepositText'),
    path: paths.firstDeposit,
    icon: 'wallet',
    tint: 'pitch',
    image: '/art/courtside/first-deposit.svg?width=1296&height=248&horizon=0.42&fov=40',
    covers: true,
  },
  continuedDeposit: {
    title: t('hub.continuedDeposit'),
    text: t('hub.continuedDepositText'),
    path: paths.continuedDeposit,
    icon: 'coins',
    tint: 'blue',
    image: drawn('continued-deposit'),
  },
  luxuryGift: {
    title: t('hub.luxuryGift'),
    text: t('hub.luxuryGiftText'),
    path: paths.luxuryGift,
    icon: 'star',
    tint: 'night',
    image: drawn('luxury-gift'),
  },
  treasuryTask: {
    title: t('hub.treasuryTask'),
    text: t('hub.treasuryTaskText'),
    path: paths.treasuryTask,
    icon: 'trend',
    tint: 'pitch',
    image: drawn('treasury-task'),
    covers: true,
  },
};
