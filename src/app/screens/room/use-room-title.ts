import { useEffect } from 'react';
import { t } from '#app/i18n/text.ts';
import type { Anchor } from '#contract/models/anchor.ts';
import type { Match } from '#contract/models/match.ts';

const titleOf = (about: Match | Anchor): string =>
  'home' in about ? t('match.versus', { home: about.home.name, away: about.away.name }) : about.nickname;

/** The browser tab says which room it holds. */
export function useRoomTitle(about: Match | Anchor | undefined): void {
  const title = about ? titleOf(about) : '';
  useEffect(() => {
    document.title = title ? `${title} · ${t('common.appName')}` : t('common.appName');
    return () => {
      document.title = t('common.appName');
    };
  }, [title]);
}
