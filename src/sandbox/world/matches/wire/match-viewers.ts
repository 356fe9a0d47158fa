import { hash32 } from '#contract/units/random.ts';
import type { MatchView } from '../match-view.ts';

const MINUTE = 60_000;
/** Peak number of viewers of the best known match of the top league. */
const PEAK_VIEWERS = 128_000;
const FADE_MS = 25 * MINUTE;

/** A drift around 0 in −1…1: slow, quicker and quick together, different for every name. */
export function drift(name: string, now: number): number {
  const turn = (hash32(name) % 1_000) / 160;
  const wave = (ms: number, shift: number) => Math.sin((2 * Math.PI * now) / ms + turn * shift);
  return 0.5 * wave(437_000, 1) + 0.3 * wave(131_000, 2) + 0.2 * wave(41_000, 3);
}

/** Returns the interest derived from phase and score: 1 is the height of a match. */
function heat({ phase, offset, score, script }: MatchView): number {
  switch (phase) {
    case 'upcoming':
      return 0.35 * Math.exp(offset / (12 * MINUTE));
    case 'ended':
      return 0.75 * Math.exp(-(offset - script().periods.fullTime) / FADE_MS);
    case 'halfTime':
      return 0.62;
    case 'first':
    case 'second':
    case 'interrupted': {
      const close = Math.abs(score[0] - score[1]) <= 1 ? 1 : 0.86;
      return close * (0.6 + (0.4 * offset) / script().periods.fullTime);
    }
    default:
      return phase satisfies never;
  }
}

/** People in front of a match, following its course. */
export function viewersOf(view: MatchView, now: number): number {
  const { league, matchId, home, away } = view.fixture;
  const names = 0.35 + (0.65 * ((hash32(home) % 100) + (hash32(away) % 100))) / 200;
  return Math.floor(PEAK_VIEWERS * league.fame * names * heat(view) * (1 + 0.05 * drift(matchId, now)));
}
