import { useOddsFormat } from '#app/features/match/odds-format.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-paths.table.ts';
import { BET_LEGS_MOST } from '#contract/constants/betting.ts';
import { formatOdds } from '#contract/rules/odds-format.ts';
import { t } from '../texts.ts';
import type { LegView } from './slip-legs.ts';
import { pickName } from './slip-words.ts';
import type { Slip } from './use-slip.ts';
import '../notes.css';

type Words = { readonly icon: IconName; readonly title: string; readonly text: string };

const words = (icon: IconName, title: string, text = ''): Words => ({ icon, title, text });

/** What keeps the slip back, in words; null where the stake's own field, or the wallet, says it. */
function noticeOf({ fault, failed, quote, kind, legs }: Slip): Words | null {
  if (failed) return words('wifi-off', t('slip.failed'));
  switch (fault?.is) {
    case 'venueClosed':
      return words('wrench', t('slip.venueClosed', { venue: quote?.venueName ?? '' }));
    case 'suspended':
      return words('lock', t('slip.lockedTitle'), t('slip.lockedText'));
    case 'over':
      return words('ban', t('slip.overTitle'), t('slip.overText'));
    case 'tooFew':
      return words('info', t(kind.is === 'system' ? 'slip.tooFewSystem' : 'slip.tooFew'));
    case 'tooMany':
      return words('info', t('slip.tooMany', { count: BET_LEGS_MOST }));
    case 'related': {
      const [one, other] = fault.pair.map(pickName);
      return words('info', t('slip.related', { one: one ?? '', other: other ?? '' }));
    }
    case 'notTaken':
      return words('ban', t('slip.notTaken'));
    default:
      return legs.some(({ state }) => state === 'changed')
        ? words('info', t('slip.changedTitle'), t('slip.changedText'))
        : null;
  }
}

/** The price a leg was picked at and the one it has now, where the member has to agree to it. */
function Moved({ view: { leg, odds } }: { view: LegView }) {
  const format = useOddsFormat();
  return (
    <div className="bmoved">
      <span>
        <small>{t('slip.was')}</small>
        <s>{formatOdds(leg.odds, format)}</s>
      </span>
      <Icon name="chev-right" size={17} />
      <span>
        <small>{t('slip.now')}</small>
        <b>{formatOdds(odds, format)}</b>
      </span>
    </div>
  );
}

/** What has become of the legs, said once and politely; prices themselves are not read out as they move. */
export function SlipNotice({ slip }: { slip: Slip }) {
  const notice = noticeOf(slip);
  const moved = slip.legs.filter(({ passes, leg, odds }) => passes === 'asks' && leg.odds !== odds);
  return (
    <>
      <div role="status">
        {notice ? (
          <p className="bnote">
            <Icon name={notice.icon} size={16} />
            <span>
              <b>{notice.title}</b>
              {notice.text ? <span>{notice.text}</span> : null}
            </span>
          </p>
        ) : null}
      </div>
      {moved.map((view) => (
        <Moved key={view.leg.selectionId} view={view} />
      ))}
    </>
  );
}
