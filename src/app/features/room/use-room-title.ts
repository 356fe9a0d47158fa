import { usePageTitle } from '#app/page/use-page-title.ts';
import type { Anchor } from '#contract/models/anchor.ts';
import type { Match } from '#contract/models/match.ts';
import { t } from './texts.ts';

const titleOf = (about: Match | Anchor): string =>
  'home' in about ? t('match.versus', { home: about.home.name, away: about.away.name }) : about.nickname;

/** The browser tab says which room it holds. */
export const useRoomTitle = (about: Match | Anchor | undefined): void =>
  usePageTitle(about ? titleOf(about) : t('room.title'));
