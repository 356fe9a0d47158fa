import { StatusPill, type StatusTone } from '#app/features/activity/head/status-pill.tsx';
import type { RainWindow } from '#contract/activity/schema/kinds/rain.ts';
import { formatCoins } from '#contract/units/money.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { hourMinute } from '#contract/units/time.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { classNames } from '#kit/class-names.ts';
import { Card } from '#kit/layout/card.tsx';
import { RemindRain } from './remind-rain.tsx';
import { t } from './texts.ts';
import './windows-card.css';

interface WindowsCardProps {
  windows: readonly RainWindow[];
}

type Standing = { readonly tone: StatusTone; readonly text: string };

function standingOf({ phase, openAt }: RainWindow, isNext: boolean, today: string): Standing {
  if (phase === 'over') return { tone: 'over', text: t('rain.phase_over') };
  if (phase === 'open') return { tone: 'open', text: t('rain.phase_open') };
  if (isNext) return { tone: 'soon', text: t('rain.phase_next') };
  const isToday = siteDayOf(openAt) === today;
  return { tone: 'locked', text: isToday ? t('rain.phase_ahead') : t('rain.tomorrow') };
}

/** Value of a window for the member: their share, the amount left, or its contents. */
function Worth({ row: { mine, phase, pot, potLeft } }: { row: RainWindow }) {
  if (mine)
    return (
      <>
        <span>{t('rain.gotCount', { count: mine.envelopes.length })}</span>
        <b className="gold-text num">{t('rain.resultCoins', { coins: formatCoins(mine.total) })}</b>
      </>
    );
  if (phase === 'over') return <span>{t('rain.notIn')}</span>;
  return (
    <>
      <span>{t('rain.pot', { coins: formatCoins(pot) })}</span>
      {phase === 'open' ? <span>{t('rain.potLeft', { coins: formatCoins(potLeft) })}</span> : null}
    </>
  );
}

/** The windows of the day, by time. */
export function WindowsCard({ windows }: WindowsCardProps) {
  const today = useServerText(siteDayOf);
  const next = windows.find(({ phase }) => phase !== 'over');
  return (
    <Card aria-label={t('rain.windows')}>
      <div className="padded__head">
        <h2>{t('rain.windows')}</h2>
      </div>
      <ul className="rain-windows">
        {windows.map((row) => {
          const isNext = row === next;
          const { tone, text } = standingOf(row, isNext, today);
          return (
            <li
              key={row.windowId}
              className={classNames(isNext && 'is-next', row.phase === 'over' && 'is-over')}
            >
              <div>
                <b className="num">{hourMinute(row.openAt)}</b>
                <StatusPill tone={tone}>{text}</StatusPill>
              </div>
              <span>{row.title}</span>
              <Worth row={row} />
              {row.phase === 'ahead' && !isNext ? <RemindRain window={row} inRow /> : null}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
