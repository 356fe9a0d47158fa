import { useServerNow } from '#app/core-client/server-clock.ts';
import { isOn } from '#app/features/match/match-clock.ts';
import type { MatchDetail } from '#contract/models/match.ts';
import { t } from '../texts.ts';
import { momentumOf } from './momentum-of.ts';
import { shareOf } from './share-of.ts';

/** From this share on, in percent, a side presses. */
const PRESSES_FROM = 60;

/** Who has pressed of late; only where play is reported. */
export function Momentum({ detail: { match, events } }: { detail: MatchDetail }) {
  const { home, away } = momentumOf(events, useServerNow());
  if (!isOn(match) || match.sport !== 'football' || home + away === 0) return null;
  const share = shareOf(home, away);
  const presses =
    share >= PRESSES_FROM ? match.home.name : share <= 100 - PRESSES_FROM ? match.away.name : null;
  return (
    <section className="bars momentum">
      <h2>{t('facts.momentum')}</h2>
      <p className="cap t2">{presses ? t('facts.presses', { name: presses }) : t('facts.balanced')}</p>
      <div className="bars__line" aria-hidden="true">
        <i style={{ width: `${share}%` }} />
      </div>
    </section>
  );
}
