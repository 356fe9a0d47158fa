import type { HostFigures } from '#replay/hosts/host-figures.ts';
import type { Tally } from '#replay/measure/tally.ts';
import { type LiveLine, type LiveMoment, liveLines, plainLine } from './live-lines.ts';

const PLAIN_EVERY_MS = 5_000;
const UP = '\u001b[';
const CLEAR_LINE = '\u001b[2K';
const CLEAR_BELOW = '\u001b[J';
const RED = '\u001b[31m';
const PLAIN = '\u001b[39m';

export type Screen = {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
};

export type View = {
  /** What is done before and beside the playing. */
  stage(text: string): void;
  draw(tally: Tally, tookMs: number, isOver: boolean): void;
};

/** Shows how a run goes: in place on a terminal, in plain lines now and then elsewhere. */
export function openView(
  screen: Screen,
  sends: number,
  colours: boolean,
  hosts: () => readonly HostFigures[],
): View {
  let drawn = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
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
      else if (tookMs - toldAt < PLAIN_EVERY_MS) return;
      else screen.write(`${plainLine(now, before, sends)}\n`);
      toldAt = tookMs;
      before = now;
    },
  };
}
