import type { Bet } from '#contract/play/bet/schema.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { Tag } from '#kit/mark/tag.tsx';
import { stateName } from '../bet-text.ts';
import { type BetOutlook, betOutlook } from './bet-outlook.ts';
import { t } from './texts.ts';
import './outlook-tag.css';

/** Start of a match within which the minutes to it are counted. */
const SOON_MINUTES = 60;

/** Returns which goal or corner is missing; names its team where the selection does not. */
function oneMoreText({ leg, outlook }: Extract<BetOutlook, { is: 'oneMore' }>): string {
  const { counts, oneMore } = outlook;
  const isCorner = counts === 'corner';
  const team = oneMore === 'home' ? leg.homeName : leg.awayName;
  if (oneMore === 'either' || leg.itemName.startsWith(team))
    return t(isCorner ? 'outlook.oneCorner' : 'outlook.oneGoal');
  return t(isCorner ? 'outlook.oneCornerOf' : 'outlook.oneGoalOf', { team });
}

/** Time until a match, or that it has not begun. */
function Upcoming({ startAt }: { startAt: number }) {
  const text = useServerText((now) => {
    const minutes = Math.ceil((startAt - now) / MINUTE_MS);
    return minutes > 0 && minutes < SOON_MINUTES ? t('outlook.soon', { minutes }) : t('outlook.upcoming');
  });
  return <>{text}</>;
}

const ICONS = {
  winning: 'check',
  halfWinning: 'check',
  oneMore: 'football',
  upcoming: 'clock',
  dead: 'x',
} as const satisfies Partial<Record<BetOutlook['is'], IconName>>;

const isMarked = (is: BetOutlook['is']): is is keyof typeof ICONS => Object.hasOwn(ICONS, is);

/** Present state of an unsettled bet; nothing for a settled one. */
export function OutlookTag({ bet }: { bet: Bet }) {
  if (bet.returned !== null || bet.openStake === 0n) return null;
  const outlook = betOutlook(bet);
  const { is } = outlook;
  return (
    <Tag
      tone={is === 'winning' ? 'primary' : 'plain'}
      className={classNames('outlook', is === 'dead' && 'outlook--dead')}
    >
      {isMarked(is) ? <Icon name={ICONS[is]} size={12} /> : null}
      <Words bet={bet} outlook={outlook} />
    </Tag>
  );
}

function Words({ bet, outlook }: { bet: Bet; outlook: BetOutlook }) {
  switch (outlook.is) {
    case 'pending':
      return <>{stateName(bet.state)}</>;
    case 'upcoming':
      return <Upcoming startAt={outlook.startAt} />;
    case 'oneMore':
      return <>{oneMoreText(outlook)}</>;
    case 'hits':
      return <>{t(outlook.isOneAway ? 'outlook.hitsOneAway' : 'outlook.hits', outlook)}</>;
    case 'winning':
    case 'halfWinning':
    case 'level':
    case 'behind':
    case 'playing':
    case 'dead':
      return <>{t(`outlook.${outlook.is}`)}</>;
    default:
      return outlook satisfies never;
  }
}
