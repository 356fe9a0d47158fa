import { useOddsFormat } from '#app/features/play/match/odds/price.tsx';
import { formatOdds } from '#contract/play/odds/odds-rules.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import { useCombining } from '../combined/combining.ts';
import { useLegs } from '../pick/picks.ts';
import { t } from '../texts.ts';
import { useOpenCount } from '../tray/use-bets.ts';

type Props = {
  readonly expanded: boolean;
  readonly onToggle: () => void;
  /** A dock has no place for the newest selection, nor for a label over its open content. */
  readonly placement: 'dock' | 'foot' | 'panel';
};

/** The newest selection, where one is in the slip. */
function Newest() {
  const format = useOddsFormat();
  const leg = useLegs().at(-1);
  if (!leg) return null;
  return (
    <span className="bet-bar__pick">
      <b className="ell">{t('slip.pick', { market: leg.market, name: leg.name })}</b>
      <span className="cap t3 ell">
        {t('slip.versus', { home: leg.home, away: leg.away })} · {formatOdds(leg.odds, format)}
      </span>
    </span>
  );
}

/** Price of the combination as it is put together. */
const CombinedNow = lazyPart(() => import('../combined/combined-now.tsx').then((file) => file.CombinedNow));

/** Opens the slip; shows the number of selections in it, or else of open bets. */
export function BetBar({ expanded, onToggle, placement }: Props) {
  const legs = useLegs().length;
  const open = useOpenCount();
  const isSlip = legs > 0;
  const count = isSlip ? legs : open;
  const isDock = placement === 'dock';
  const bare = isDock && expanded;
  const isCombining = useCombining() !== null;
  return (
    <button
      type="button"
      className={placement === 'foot' ? 'bet-bar row gap-10 bet-bar--foot' : 'bet-bar row gap-10'}
      aria-expanded={expanded}
      aria-label={
        isSlip
          ? `${t('slip.title')}，${t('slip.count', { count: legs })}`
          : `${t('tray.title')}，${t('tray.count', { count: open })}`
      }
      onClick={onToggle}
    >
      {count > 0 && !bare ? <span className="bet-bar__count">{count}</span> : null}
      {bare ? null : isDock || legs === 0 ? (
        <b>{t(isSlip ? 'slip.title' : 'tray.title')}</b>
      ) : isCombining ? (
        <OptionalPart>
          <CombinedNow />
        </OptionalPart>
      ) : (
        <Newest />
      )}
      <Icon name={expanded ? 'chev-down' : 'chev-up'} size={18} />
    </button>
  );
}
