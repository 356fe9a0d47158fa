import type { Match } from '#contract/play/match/schema.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { minuteText, phaseText } from './match-clock.ts';

/** The minute of a match, drawn again only when it changes. */
export const MinuteText = ({ match }: { match: Match }) => (
  <span className="num">{useServerText((now) => minuteText(match, now))}</span>
);

/** Half and clock of a match, second by second. */
export const PhaseText = ({ match }: { match: Match }) => (
  <span className="num">{useServerText((now) => phaseText(match, now))}</span>
);
