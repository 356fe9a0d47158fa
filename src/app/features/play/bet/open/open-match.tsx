import { useEffect, useRef } from 'react';
import { isOn, minuteText, progressAt, stageText } from '#app/features/play/match/match-clock.tsx';
import { SideLine } from '#app/features/play/match/side-line.tsx';
import type { BetLeg } from '#contract/play/bet/schema.ts';
import type { Match } from '#contract/play/match/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { hourMinute } from '#contract/units/time.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { useTopic } from '#core-client/topic.ts';
import { ProgressLine } from '#kit/mark/progress-line.tsx';
import { t } from './texts.ts';

const CREST = 20;
const PERMILLE = 1_000;

type LegProps = { readonly leg: BetLeg; readonly others: number };

/** Requests the bets again when a goal is scored, which may change what they have come to. */
function useRefreshOnScore({ home, away }: { readonly home: number; readonly away: number }): void {
  const shown = useRef(`${home}:${away}`);
  useEffect(() => {
    const score = `${home}:${away}`;
    if (shown.current === score) return;
    shown.current = score;
    void refreshAnswers('bet.list', 'bet.cashOutQuotes');
  }, [home, away]);
}

type Score = { readonly home: number; readonly away: number };

/** Both teams of a leg with their crests, and their goals once the match has begun. */
function Teams({ leg, others, score }: LegProps & { readonly score: Score | null }) {
  const { home, away } = score ?? { home: 0, away: 0 };
  const host = { name: leg.homeName, logo: leg.homeLogo, score: home };
  const guest = { name: leg.awayName, logo: leg.awayLogo, score: away };
  return (
    <div className="open-bet-row__match">
      <SideLine side={host} other={guest} size={CREST} showScore={score !== null} />
      <SideLine side={guest} other={host} size={CREST} showScore={score !== null} />
      {others > 0 ? <span className="cap t3">{t('openBet.more', { count: others })}</span> : null}
    </div>
  );
}

/** Minute and score of a match in play, and how much of it is played. */
function InPlay({ leg, others, match }: LegProps & { readonly match: Match }) {
  const minute = useServerText((now) => minuteText(match, now));
  const stage = useServerText((now) => stageText(match, now));
  const progress = useServerText((now) => `${Math.round(progressAt(match, now) * PERMILLE)}`);
  const score = { home: match.home.score, away: match.away.score };
  useRefreshOnScore(score);
  return (
    <>
      <span className="open-bet-row__time cap t3">
        <b className="open-bet-row__live">{minute}</b>
        {stage}
      </span>
      <Teams leg={leg} others={others} score={score} />
      <ProgressLine value={Number(progress) / PERMILLE} />
    </>
  );
}

/** Kick-off of a match: the hour and the day. */
function ToCome({ leg, others }: LegProps) {
  const isToday = useServerText((now) => (siteDayOf(now) === siteDayOf(leg.startAt) ? 'today' : '')) !== '';
  const [day] = dayTimeText(leg.startAt).split(' ');
  return (
    <>
      <span className="open-bet-row__time cap t3">
        <b>{hourMinute(leg.startAt)}</b>
        {isToday ? t('openBet.today') : day}
      </span>
      <Teams leg={leg} others={others} score={null} />
    </>
  );
}

function Begun({ leg, others }: LegProps) {
  const match = lastOf(useTopic('match', { matchId: leg.matchId }))?.match;
  return match && isOn(match) ? (
    <InPlay leg={leg} others={others} match={match} />
  ) : (
    <ToCome leg={leg} others={others} />
  );
}

/** Time of the match of a leg, or its minute, and its teams with the score. `others` counts further matches of the bet. */
export function OpenMatch(props: LegProps) {
  const { startAt } = props.leg;
  const hasBegun = useServerText((now) => (now >= startAt ? 'begun' : '')) !== '';
  return hasBegun ? <Begun {...props} /> : <ToCome {...props} />;
}
