import { IconButton } from '#app/kit/action/icon-button.tsx';
import type { Match } from '#contract/models/match.ts';
import { t } from '../texts.ts';

interface LeagueHeadingProps {
  league: Match['league'];
  count: number;
  open: boolean;
  logo: string | undefined;
  onFold: () => void;
}

/** The heading of a league's matches; folds them up. */
export const LeagueHeading = ({ league, count, open, logo, onFold }: LeagueHeadingProps) => (
  <div className="mt__g">
    {logo === undefined ? null : <img src={logo} alt="" width={18} height={18} loading="lazy" />}
    <h2>{league.name}</h2>
    <small>{t('home.matchCount', { count })}</small>
    <IconButton
      icon={open ? 'chev-up' : 'chev-down'}
      size="xs"
      iconSize={16}
      label={t(open ? 'home.fold' : 'home.unfold', { league: league.name })}
      aria-expanded={open}
      onClick={onFold}
    />
  </div>
);
