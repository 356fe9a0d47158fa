import type { DatabaseSync } from 'node:sqlite';
import type { MatchWire } from '#contract/play/match/schema.ts';
import { dayTime, serverTime } from '#contract/units/time.ts';
import { toHtml } from '#sandbox/base/markup.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { EXPERTS } from '#sandbox/domains/site/news/seeds/seed-experts.ts';
import type { MatchDetailWire } from '#sandbox/world/matches/match-store.ts';
import { squadOf } from '#sandbox/world/matches/script/squad.ts';
import type { World } from '#sandbox/world/world.ts';
import type { ArticleStore } from './article-store.ts';
import type { ExpertCalls } from './expert-calls.ts';
import type { Feature } from './feature.ts';
import { FOOTBALL_FEATURES } from './seeds/seed-features-football.ts';
import { HOSTILE_HTML, HOSTILE_LETTER, OTHER_FEATURES } from './seeds/seed-features-other.ts';
import { EXPERT_FEATURES } from './seeds/seed-features-views.ts';
import { phraseValuesOf, reportOf, summaryOf, turnOfMatch } from './writing/report.ts';
import { PREVIEW_BODY, PREVIEW_TITLES } from './writing/seed-report-phrases.ts';
import { turnOf, type Written } from './writing/written.ts';

const EVERY_MS = 60_000;
const RETENTION_MS = 7 * 24 * 3_600_000;
/** Matches of a league looked back at, so that an expert has a record on the first day. */
const PAST_MATCHES = 14;
/** Matches of a league that are reported although no news was requested when they ended. */
const REPORTED_BACK = 3;

const REPORTED = ['des', 'bcj', 'qdb', 'nyc', 'hxc', 'bjj', 'hxn', 'hlm', 'bll', 'qlb', 'xwd', 'dqc', 'nyd'];
const PREVIEWED: readonly string[] = ['des', 'qdb', 'nyc', 'hxn'];

type Ports = {
  readonly db: DatabaseSync;
  readonly world: World;
  readonly shelf: ArticleStore;
  readonly calls: ExpertCalls;
  readonly seed: number;
};

/** Time between preview and kick-off; the odd minutes keep articles apart. */
const leadOf = (turn: number) => (5 + (turn % 3)) * HOUR + (turn % 47) * 60_000;

/** Publication time of a match’s preview, epoch ms. */
const previewTime = (matchId: string, startAt: number): number => startAt - leadOf(turnOfMatch(matchId));

/** Writes the preview of a coming football match. */
function previewOf(detail: MatchDetailWire, seed: number): Written {
  const { match } = detail;
  const turn = turnOfMatch(match.matchId);
  const values = { ...phraseValuesOf(detail, seed), kickOff: dayTime(serverTime(match.startAt)) };
  const body = PREVIEW_BODY[turn % PREVIEW_BODY.length] ?? [];
  const paragraphs = body.map((phrase) => turnOf([phrase], 0, values));
  return {
    articleId: `p-${match.matchId}`,
    category: 'football',
    title: turnOf(PREVIEW_TITLES, turn, values),
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

function writeArticles({ world, shelf, seed }: Ports, around: readonly MatchWire[], now: number): void {
  for (const { matchId, leagueId, clockPhase, startAt } of around) {
    const [id, write, due] =
      clockPhase === 'ended'
        ? ([`r-${matchId}`, reportOf, REPORTED.includes(leagueId)] as const)
        : ([`p-${matchId}`, previewOf, PREVIEWED.includes(leagueId)] as const);
    const isEarly = clockPhase !== 'ended' && previewTime(matchId, startAt) > now;
    if (!due || isEarly || shelf.has(id)) continue;
    const detail = world.matches.detail(matchId);
    if (detail) shelf.add(write(detail, seed));
  }
}

/** Experts speak of the matches of their competitions; those over are settled. */
function updateRecords({ world, calls }: Ports, around: readonly MatchWire[], isFirst: boolean): void {
  for (const expert of EXPERTS) {
    const theirs = around.filter(({ leagueId }) => expert.leagues.includes(leagueId));
    for (const match of theirs) calls.predict(expert, match);
    if (!isFirst) continue;
    for (const match of expert.leagues.flatMap((leagueId) => world.matches.lastOf(leagueId, PAST_MATCHES))) {
      calls.predict(expert, match);
      calls.settle(match);
    }
  }
  for (const match of around) if (match.clockPhase === 'ended') calls.settle(match);
}

/** `{星港城 9}` → the player with number 9; the first of the squad when there is none. */
const namedPlayers = (text: string, seed: number): string =>
  text.replace(/\{(\S+) (\d+)\}/g, (_mark, club: string, number: string) => {
    const { starters, bench } = squadOf(club, seed);
    const player = [...starters, ...bench].find((each) => each.number === Number(number)) ?? starters[0];
    return player?.name ?? club;
  });

const HOUR = 3_600_000;

/** `kind/name.svg?query` → its address; the name may contain Chinese. */
const artPath = (cover: string): string => encodeURI(`/art/${cover}`);

const written = (feature: Feature, html: string, openedAt: number): Written => ({
  articleId: feature.id,
  category: feature.category,
  title: feature.title,
  summary: feature.summary,
  html,
  cover: artPath(feature.cover),
  publishedAt: Math.round(openedAt - feature.hoursAgo * HOUR),
  expertId: feature.by ?? null,
  leagueId: feature.league ?? null,
  matchId: null,
  club: feature.club ?? null,
});

/** Every piece written by hand, dated from when the platform opened for the first time. */
const featurePieces = (openedAt: number, seed: number): readonly Written[] => [
  ...[...EXPERT_FEATURES, ...FOOTBALL_FEATURES, ...OTHER_FEATURES].map((feature) =>
    written(feature, toHtml(namedPlayers(feature.body, seed)), openedAt),
  ),
  written(HOSTILE_LETTER, HOSTILE_HTML, openedAt),
];

/**
 * Brings the newsroom up to the current time of the world, at most once a minute: reports of ended matches, previews of
 * coming ones, experts’ predictions; articles after the time of a clock that was set back are dropped. It runs on requests
 * for news, so that it adds no delay otherwise.
 */
export function createCatchUp(ports: Ports): () => void {
  const { db, world, shelf, calls, seed } = ports;
  let caughtUpAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = world.clock.now();
    if (Math.abs(now - caughtUpAt) < EVERY_MS) return;
    caughtUpAt = now;
    transaction(db, () => {
      shelf.forgetAfter(now);
      calls.forgetAfter(now);
      const isFirst = shelf.isEmpty();
      if (isFirst) for (const piece of featurePieces(now, seed)) shelf.add(piece);
      const around = world.matches.list(0);
      const over = REPORTED.flatMap((leagueId) => world.matches.lastOf(leagueId, REPORTED_BACK));
      writeArticles(ports, [...over, ...around], now);
      updateRecords(ports, around, isFirst);
      shelf.forget(now - RETENTION_MS);
    });
  };
}
