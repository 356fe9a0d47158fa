import type { Random } from '#contract/units/random.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { weighted } from '#sandbox/world/matches/script/random-choice.ts';
import { heatOf, isCold, newsOf, type Topic } from './topics.ts';

/** Activity of an idle room; the average of a whole match, including all its events, is 1. */
const IDLE = 0.78;

/** Current topics and activity of a room. */
export type Mood = {
  /** Adds the events of the match since the last call. @returns the new topics */
  update(match: MatchView | null, now: number): readonly Topic[];
  stir(topic: Topic): void;
  /** Activity above idle, in shares of a room's average. */
  loudness(now: number): number;
  /** 1 in an idle room, less the more happens. */
  calm(now: number): number;
  /** Topic of the next message; null for none in particular. */
  topic(now: number, next: Random): Topic | null;
};

export function mood(): Mood {
  let topics: Topic[] = [];
  let seen: number | null = null;
  const heat = (now: number) => topics.reduce((sum, topic) => sum + heatOf(topic, now), 0);

  return {
    update(match, now) {
      const news = match && seen !== null ? newsOf(match, seen) : [];
      if (match) seen = match.count;
      topics = [...topics, ...news].filter((topic) => !isCold(topic, now));
      return news;
    },
    stir(topic) {
      topics.push(topic);
    },
    loudness: (now) => IDLE * (1 + heat(now)),
    calm: (now) => 1 / (1 + heat(now)),
    topic(now, next) {
      const idle = 1 / (1 + heat(now));
      return weighted(next, [null, ...topics], (each) => (each ? heatOf(each, now) : idle)) ?? null;
    },
  };
}
