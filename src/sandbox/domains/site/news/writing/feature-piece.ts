import { toHtml } from '#sandbox/base/markup.ts';
import type { Feature } from '#sandbox/domains/site/news/feature.ts';
import { FOOTBALL_FEATURES } from '#sandbox/domains/site/news/seeds/seed-features-football.ts';
import {
  HOSTILE_HTML,
  HOSTILE_LETTER,
  OTHER_FEATURES,
} from '#sandbox/domains/site/news/seeds/seed-features-other.ts';
import { EXPERT_FEATURES } from '#sandbox/domains/site/news/seeds/seed-features-views.ts';
import { squadOf } from '#sandbox/world/matches/script/squad.ts';
import type { Written } from './written.ts';

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
export const featurePieces = (openedAt: number, seed: number): readonly Written[] => [
  ...[...EXPERT_FEATURES, ...FOOTBALL_FEATURES, ...OTHER_FEATURES].map((feature) =>
    written(feature, toHtml(namedPlayers(feature.body, seed)), openedAt),
  ),
  written(HOSTILE_LETTER, HOSTILE_HTML, openedAt),
];
