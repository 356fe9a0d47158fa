import { useState } from 'react';
import { t } from '#app/i18n/text.ts';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import type { LeagueGroup } from './home-tabs.ts';
import { MatchRow } from './match-row.tsx';
import './match-table.css';

function League({ group }: { group: LeagueGroup }) {
  const [open, setOpen] = useState(true);
  const { name } = group.league;
  return (
    <section aria-label={name}>
      <h2 className="mt__g">
        {name}
        <small>{t('home.matchCount', { count: group.matches.length })}</small>
        <IconButton
          icon={open ? 'chev-up' : 'chev-down'}
          size="xs"
          label={t(open ? 'home.fold' : 'home.unfold', { league: name })}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      </h2>
      {open ? (
        <ul>
          {group.matches.map((match) => (
            <MatchRow key={match.matchId} match={match} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** Every match of a sport, league by league. */
export const MatchTable = ({ groups }: { groups: readonly LeagueGroup[] }) => (
  <div className="card mt">
    {groups.map((group) => (
      <League key={group.league.leagueId} group={group} />
    ))}
  </div>
);
