import { tLater } from '#app/i18n/later-text.ts';
import type { PastMatch } from '#contract/models/match-history.ts';
import { resultFor } from './result-for.ts';

/** The last matches of a side as one mark each, the newest first. */
export const FormMarks = ({ name, matches }: { name: string; matches: readonly PastMatch[] }) => (
  <ol className="form">
    {matches.map((match) => {
      const result = resultFor(match, name);
      return (
        <li key={match.matchId} className={`form--${result}`}>
          {tLater(`facts.${result}`)}
        </li>
      );
    })}
  </ol>
);
