import { STUDIO_ROWS, type StudioRow } from '#sandbox/games/studio/studio.table.ts';
import { tableStream } from '#sandbox/games/studio/studio-game.ts';
import type { Issue, Issues } from '#sandbox/games/table/issues.ts';
import { segmentAt, segmentStart } from '#sandbox/video/clips/live-line.ts';
import type { Programme, Programmes, Showing } from '#sandbox/video/clips/programme.ts';

/** Hours are whole numbers of segments, so that segments of a table begin with its issues. */
const PHASE_MS = 0;

type Shot = Pick<Showing, 'reel' | 'clip'>;

/** Close-up of a number of a result; null for the place of a third card that is not drawn. */
function closeUp({ kind }: StudioRow, number: number): Shot | null {
  if (number < 0) return null;
  switch (kind) {
    case 'baccarat':
    case 'dragon':
      return { reel: 'table-cards', clip: `card-${number}` };
    case 'roulette':
      return { reel: 'table-wheel', clip: `pocket-${number}` };
    case 'dice':
      return { reel: 'table-dice', clip: `die-${number}` };
  }
}

/** Shot between the close of bets and the first number. */
function shotBefore({ kind, picture }: StudioRow): Shot {
  if (kind === 'roulette') return { reel: 'table-wheel', clip: 'spin' };
  if (kind === 'dice') return { reel: 'table-dice', clip: 'shake' };
  return { reel: `dealer-${picture}`, clip: 'deal' };
}

/** Shot of a result, by its index since the close. */
function resultShot(row: StudioRow, { no, result }: Issue, index: number): Showing | null {
  const dealer = (clip: string): Showing => ({ reel: `dealer-${row.picture}`, clip, part: 0 });
  const { shotsBefore } = row.pace;
  if (index < shotsBefore) return index === 0 ? dealer('close') : { ...shotBefore(row), part: 0 };
  const at = index - shotsBefore;
  const number = result[at];
  if (number === undefined) return at === result.length ? dealer('call') : null;
  const shot = closeUp(row, number);
  return shot && { ...shot, part: 0, event: `${no}-${at}` };
}

/**
 * Programme of a table: the dealer while bets are taken, the close, a close-up of every number of the result, its
 * announcement. A number is shown in the segment in which it becomes public.
 */
function tableProgramme(row: StudioRow, issues: Issues): Programme {
  const waiting = (segment: number): Showing => ({
    reel: `dealer-${row.picture}`,
    clip: 'wait',
    part: segment % 2,
  });
  return {
    phaseMs: PHASE_MS,
    showing(segment) {
      const at = segmentStart(segment, PHASE_MS);
      const issue = issues.at(at);
      const index = segment - segmentAt(issue.closesAt, PHASE_MS);
      // A table without a shot between close and result shows the close before it.
      if (index === -1 && row.pace.shotsBefore === 0) return { ...waiting(segment), clip: 'close', part: 0 };
      if (index < 0 || at >= issue.endsAt) return waiting(segment);
      return resultShot(row, issue, index) ?? waiting(segment);
    },
  };
}

/** Programmes of all tables. @param issuesOf returns the issues of a table by its name */
export function tableProgrammes(issuesOf: (name: string) => Issues): Programmes {
  const programmes = new Map(
    STUDIO_ROWS.map((row) => [tableStream(row), tableProgramme(row, issuesOf(row.name))]),
  );
  return (stream) => programmes.get(stream);
}
