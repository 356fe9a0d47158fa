import { GUESS_TOPICS, type GuessTopic } from '#contract/activity/constants/guess.ts';
import type { MatchWire } from '#contract/play/match/schema.ts';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { hash32 } from '#contract/units/random.ts';
import { sinceMs } from '#sandbox/base/time/spans.ts';
import type { GuessStore } from './guess-store.ts';

/** Matches that begin within it have questions. */
const AHEAD_MS = 18 * HOUR_MS;
/** Matches of each part of their life that have questions at a time. */
const MATCHES_MAX = { ahead: 4, live: 2, over: 2 } as const;
const FOOTBALL = 1;

type Part = keyof typeof MATCHES_MAX;

function partOf({ clockPhase, startAt }: MatchWire, now: number): Part | null {
  if (clockPhase === 'ended') return sinceMs(now, startAt) < DAY_MS ? 'over' : null;
  if (clockPhase !== 'upcoming') return 'live';
  return startAt > now && startAt - now < AHEAD_MS ? 'ahead' : null;
}

/** Returns two topics for each match, always the same ones. */
function topicsOf({ matchId }: MatchWire) {
  const first = hash32(`${matchId} topics`) % GUESS_TOPICS.length;
  const second =
    (first + 1 + (hash32(`${matchId} second`) % (GUESS_TOPICS.length - 1))) % GUESS_TOPICS.length;
  return GUESS_TOPICS.filter((_, index) => index === first || index === second);
}

const questionIdOf = (matchId: string, topic: GuessTopic) => `${matchId}-${topic}`;

/** The match a question is about; the id itself for one that names no topic. */
export function matchOfQuestion(questionId: string): string {
  const topic = GUESS_TOPICS.find((each) => questionId.endsWith(questionIdOf('', each)));
  return topic === undefined ? questionId : questionId.slice(0, -questionIdOf('', topic).length);
}

/**
 * Creates questions about the next football matches. In a new world, also about some that have started or ended, in which
 * only the crowd took part.
 */
export function createQuestions(store: GuessStore, matches: readonly MatchWire[], now: number): void {
  const isNew = store.undecided().length === 0 && store.decided(1).length === 0;
  const counts: Record<Part, number> = { ahead: 0, live: 0, over: 0 };
  const byKickOff = [...matches].sort((a, b) => a.startAt - b.startAt);
  for (const match of byKickOff) {
    const part = match.ballClassId === FOOTBALL ? partOf(match, now) : null;
    if (part === null || counts[part] >= MATCHES_MAX[part] || (part !== 'ahead' && !isNew)) continue;
    counts[part] += 1;
    for (const topic of topicsOf(match))
      store.add({
        question_id: questionIdOf(match.matchId, topic),
        match_id: match.matchId,
        topic,
        league: match.matchName,
        home: match.homeName,
        home_logo: match.homeLogo,
        away: match.visitName,
        away_logo: match.visitLogo,
        start_at: match.startAt,
      });
  }
}
