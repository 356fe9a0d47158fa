import { dayTime, serverTime } from '#contract/units/time.ts';
import { toHtml } from '#sandbox/base/markup.ts';
import type { MatchDetailWire } from '#sandbox/world/matches/match-store.ts';
import { phraseValuesOf, summaryOf, turnOfMatch } from './report.ts';
import { PREVIEW_BODY, PREVIEW_TITLES } from './seed-report-phrases.ts';
import { turnOf, type Written } from './written.ts';

const HOUR = 3_600_000;
/** Time between preview and kick-off; the odd minutes keep articles apart. */
const leadOf = (turn: number) => (5 + (turn % 3)) * HOUR + (turn % 47) * 60_000;

/** Publication time of a match’s preview, epoch ms. */
export const previewTime = (matchId: string, startAt: number): number =>
  startAt - leadOf(turnOfMatch(matchId));

/** Writes the preview of a coming football match. */
export function previewOf(detail: MatchDetailWire, seed: number): Written {
  const { match } = detail;
  const turn = turnOfMatch(match.matchId);
  const words = { ...phraseValuesOf(detail, seed), kickOff: dayTime(serverTime(match.startAt)) };
  const body = PREVIEW_BODY[turn % PREVIEW_BODY.length] ?? [];
  const paragraphs = body.map((phrase) => turnOf([phrase], 0, words));
  return {
    articleId: `p-${match.matchId}`,
    category: 'football',
    title: turnOf(PREVIEW_TITLES, turn, words),
    summary: summaryOf(paragraphs[1] ?? ''),
    html: toHtml(paragraphs.join('\n\n')),
    cover: match.cover,
    publishedAt: previewTime(match.matchId, match.startAt),
    expertId: null,
    leagueId: match.leagueId,
    matchId: match.matchId,
    club: null,
  };
}
