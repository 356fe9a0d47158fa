import type { GuessAnswer, GuessTopic } from '#contract/activity/constants/guess.ts';
import type { MatchFacts } from '#sandbox/world/matches/match-facts.ts';

type Decided = Pick<MatchFacts, 'score' | 'corners' | 'scorers'>;

function byScore([home, away]: Decided['score']): GuessAnswer {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

function byGoals(goals: number): GuessAnswer {
  if (goals <= 1) return '0-1';
  return goals <= 3 ? '2-3' : '4+';
}

function byCorners(corners: number): GuessAnswer {
  if (corners <= 8) return '0-8';
  return corners <= 11 ? '9-11' : '12+';
}

function byFirst(scorers: string): GuessAnswer {
  if (scorers === '') return 'none';
  return scorers.startsWith('h') ? 'home' : 'away';
}

/** Returns the right answer for a match that has ended. */
export function rightAnswer(topic: GuessTopic, { score, corners, scorers }: Decided): GuessAnswer {
  switch (topic) {
    case 'result':
      return byScore(score);
    case 'goals':
      return byGoals(score[0] + score[1]);
    case 'corners':
      return byCorners(corners[0] + corners[1]);
    case 'firstGoal':
      return byFirst(scorers);
  }
}
