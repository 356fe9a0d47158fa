import { t } from '#app/i18n/text.ts';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import type { Match } from '#contract/models/match.ts';
import { shareLink } from './share-link.ts';

/** What one can do with a match besides watching it: follow it, share it. */
export function MatchActions({ match }: { match: Match }) {
  const title = t('match.versus', { home: match.home.name, away: match.away.name });
  return (
    <IconButton
      icon="share"
      iconSize={19}
      size="sm"
      label={t('room.share')}
      onClick={() => void shareLink(title)}
    />
  );
}
