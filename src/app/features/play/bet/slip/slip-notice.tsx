import { BET_LEGS_MAX } from '#contract/play/bet/constants.ts';
import type { VenueShut } from '#contract/play/venue/venue-open.ts';
import { fieldText, formatMinor, type Minor } from '#contract/units/money.ts';
import { Button } from '#kit/action/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { t as combineText } from '../combined/texts.ts';
import { pickName } from '../legs/leg-row.tsx';
import type { LegView } from '../legs/slip-legs.ts';
import { dropLegs, setStakeText } from '../pick/picks.ts';
import { t } from '../texts.ts';
import type { Slip } from './use-slip.ts';
import '../notes.css';

type NoticeContent = { readonly icon: IconName; readonly title: string; readonly text: string };

const createNotice = (icon: IconName, title: string, text = ''): NoticeContent => ({ icon, title, text });

const SHUT_ICONS = {
  maintained: 'wrench',
  off: 'ban',
  hidden: 'ban',
  blocked: 'ban',
} as const satisfies Record<VenueShut, IconName>;
const SHUT_TEXTS = {
  maintained: 'slip.venueMaintained',
  off: 'slip.venueOff',
  hidden: 'slip.venueOff',
  blocked: 'slip.venueBlocked',
} as const satisfies Record<VenueShut, string>;

/** The reason to agree again: the match has changed, or only a price; null where nothing has. */
function movedNotice(legs: readonly LegView[]): NoticeContent | null {
  if (legs.some(({ state }) => state === 'changed')) {
    return createNotice('info', t('slip.changedTitle'), t('slip.changedText'));
  }
  return legs.some(({ passes }) => passes === 'asks') ? createNotice('info', t('slip.movedTitle')) : null;
}

/** Returns the text of the fault that blocks the slip; null where the stake field or the wallet notice shows it. */
function noticeOf({ fault, failed, quote, kind, placed: legs, combined }: Slip): NoticeContent | null {
  if (failed) return createNotice('wifi-off', t('slip.failed'));
  switch (fault?.is) {
    case 'venueShut':
      return createNotice(
        SHUT_ICONS[fault.shut],
        t(SHUT_TEXTS[fault.shut], { venue: quote?.venueName ?? '' }),
      );
    case 'suspended':
      return createNotice('lock', t('slip.lockedTitle'), t('slip.lockedText'));
    case 'over':
      return createNotice('ban', t('slip.overTitle'), t('slip.overText'));
    case 'tooFew':
      return createNotice(
        'info',
        combined
          ? combineText('combine.tooFew')
          : t(kind.is === 'system' ? 'slip.tooFewSystem' : 'slip.tooFew'),
      );
    case 'tooMany':
      return createNotice('info', t('slip.tooMany', { count: BET_LEGS_MAX }));
    case 'related': {
      const [one, other] = fault.pair.map(pickName);
      return createNotice('info', t('slip.related', { one: one ?? '', other: other ?? '' }));
    }
    case 'notTaken':
      return createNotice('ban', t('slip.notTaken'));
    default:
      return combined?.asks ? createNotice('info', combineText('combine.priceMoved')) : movedNotice(legs);
  }
}

const OVER: readonly LegView['state'][] = ['closed', 'gone'];

const drop = (legs: readonly LegView[]) => dropLegs(legs.map(({ leg }) => leg.selectionId));

/** Action that resolves the fault in one press. */
function Mend({ slip: { fault, legs: all, placed: legs, combined, currency } }: { slip: Slip }) {
  const set = (limit: Minor) => setStakeText(fieldText(limit));
  const unconfirmed = legs.filter(({ passes }) => passes === 'asks');
  switch (fault?.is) {
    case 'over':
      return (
        <Button size="sm" onClick={() => drop(legs.filter(({ state }) => OVER.includes(state)))}>
          {t('slip.removeOver')}
        </Button>
      );
    case 'low':
    case 'high':
      return (
        <Button variant="soft" size="sm" onClick={() => set(fault.limit)}>
          {t('slip.setTo', { amount: (currency?.symbol ?? '') + formatMinor(fault.limit) })}
        </Button>
      );
    case 'related':
      return fault.others.length === 0 ? null : (
        <Button size="sm" onClick={() => drop(fault.others)}>
          {t('slip.removeOthers')}
        </Button>
      );
    default:
      if (combined?.asks) {
        return (
          <Button variant="ghost" size="sm" onClick={() => drop(all)}>
            {combineText('combine.leave')}
          </Button>
        );
      }
      return unconfirmed.length > 0 ? (
        <Button variant="ghost" size="sm" onClick={() => drop(unconfirmed)}>
          {t('slip.leaveMoved')}
        </Button>
      ) : null;
  }
}

/** Balance available for staking. */
function Balance({ slip: { quote, currency } }: { slip: Slip }) {
  if (!quote || quote.balance === null) return null;
  const amount = (currency?.symbol ?? '') + formatMinor(quote.balance);
  return <span className="t3">{t('slip.balance', { venue: quote.venueName, amount })}</span>;
}

/**
 * Notice of changes to the legs, announced once and politely, with the action that resolves them. Its space is reserved
 * while it is empty, so that no control of the slip moves when a price does.
 */
export function SlipNotice({ slip }: { slip: Slip }) {
  const notice = noticeOf(slip);
  return (
    <div className="bet-message row gap-8 cap">
      <div role="status">
        {notice ? (
          <>
            <Icon name={notice.icon} size={16} />
            <span>
              <b>{notice.title}</b> {notice.text}
            </span>
          </>
        ) : null}
      </div>
      {notice ? null : <Balance slip={slip} />}
      <Mend slip={slip} />
    </div>
  );
}
