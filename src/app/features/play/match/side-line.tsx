import type { Match } from '#contract/play/match/schema.ts';
import './side-line.css';

type Side = Match['home'];

/** One side of a match on one line: crest, name, score. The leader is emphasized, the other dimmed. */
export function SideLine({
  side,
  other,
  size,
  showScore,
}: {
  side: Side;
  other: Side;
  size: number;
  showScore: boolean;
}) {
  const standing =
    side.score > other.score ? ' side-line--lead' : side.score < other.score ? ' side-line--behind' : '';
  return (
    <div className={`side-line${showScore ? standing : ''}`}>
      <img src={side.logo} alt="" width={size} height={size} loading="lazy" />
      <span className="ell">{side.name}</span>
      {showScore ? <b className="num">{side.score}</b> : null}
    </div>
  );
}
