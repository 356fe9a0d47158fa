import type { HostFigures } from '#replay/measure/host-figures.ts';
import type { Tally } from '#replay/measure/tally.ts';
import { type LiveLine, type LiveMoment, liveLines, plainLine } from './live-lines.ts';

const PLAIN_EVERY_MS = 5_000;
const UP = '\u001b[';
const CLEAR_LINE = '\u001b[2K';
const CLEAR_BELOW = '\u001b[J';
const RED = '\u001b[31m';
const PLAIN = '\u001b[39m';

/** The stream that the view writes to. */
export type Screen = {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
};

/** The progress view of a run. */
export type View = {
  /** Prints a step of the preparation. */
  stage(text: string): void;
  draw(tally: Tally, tookMs: number, isOver: boolean): void;
};

/** Opens the progress view of a run: in place on a terminal, otherwise a plain line every few seconds. */
export function openView(
  screen: Screen,
  sends: number,
  colours: boolean,
  hosts: () => readonly HostFigures[],
): View {
  let drawn = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  let before: LiveMoment | null = null;
  const painted = ({ text, isBad }: LiveLine) => {
    const cut = text.slice(0, (screen.columns ?? Number.POSITIVE_INFINITY) - 1);
    return isBad && colours ? `${RED}${cut}${PLAIN}` : cut;
  };
  const redraw = (lines: readonly LiveLine[]) => {
    const back = drawn > 0 ? `${UP}${drawn}A` : '';
    screen.write(`${back}${lines.map((line) => `${CLEAR_LINE}${painted(line)}\n`).join('')}${CLEAR_BELOW}`);
    drawn = lines.length;
  };
  return {
    stage(text) {
      screen.write(`${text}\n`);
      drawn = 0;
    },
    draw(tally, tookMs, isOver) {
      const now = { tally, tookMs, isOver, hosts: hosts() };
      if (screen.isTTY) redraw(liveLines(now, before, sends));
      else if (tookMs - reportedAt < PLAIN_EVERY_MS) return;
      else screen.write(`${plainLine(now, before, sends)}\n`);
      reportedAt = tookMs;
      before = now;
    },
  };
}
