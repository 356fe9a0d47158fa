import type { PastMatch } from '#contract/models/match-history.ts';
import { t } from '../texts.ts';
import { resultFor } from './result-for.ts';

/** The last matches of a side as one mark each, the newest first. */
export const FormMarks = ({ name, matches }: { name: string; matches: readonly PastMatch[] }) => (
  <ol className="form">
    {matches.map((match) => {
      const result = resultFor(match, name);
      return (
        <li key={match.matchId} className={`form--${result}`}>
          {t(`facts.${result}`)}
        </li>
      );
    })}
  </ol>
);
