import './led-board.css';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/units/durations.ts';
import { twoDigits } from '#contract/units/time.ts';

/** Formats a remaining time as `50:14:36` for the board: hours, minutes and seconds, rounded up; zero once it has ended. */
export function boardTime(remainingMs: number): string {
  const roundedMs = Math.max(0, Math.ceil(remainingMs / SECOND_MS) * SECOND_MS);
  const parts = [
    Math.floor(roundedMs / HOUR_MS),
    Math.floor((roundedMs % HOUR_MS) / MINUTE_MS),
    (roundedMs % MINUTE_MS) / SECOND_MS,
  ];
  return parts.map(twoDigits).join(':');
}

interface LedBoardProps {
  /** Digits and colons. */
  text: string;
  /** Accessible name of the countdown. */
  label: string;
  /** Height of the figures in px. */
  height?: number;
}

/** Five dots across, seven rows, one figure after the other; `1` is lit. */
const FIGURES: Readonly<Record<string, string>> = {
  0: '01110100011000110101100011000101110',
  1: '00100011000010000100001000010001110',
  2: '01110100010000100010001000100011111',
  3: '11111000100010000010000011000101110',
  4: '00010001100101010010111110001000010',
  5: '11111100001111000001000011000101110',
  6: '00110010001000011110100011000101110',
  7: '11111000010001000100010000100001000',
  8: '01110100011000101110100011000101110',
  9: '01110100011000101111000010001001100',
};
const ACROSS = 5;

const dot = (x: number, y: number) => `M${x + 0.5} ${y + 0.5}h.01`;

function figure(dots: string, left: number, wanted: '0' | '1'): string {
  return [...dots]
    .map((each, at) => (each === wanted ? dot(left + (at % ACROSS), Math.floor(at / ACROSS)) : ''))
    .join('');
}

/** The dots of a text of digits and colons as path data, and its width in dots; any other letter is left out. */
export function lettersOf(text: string): {
  readonly lit: string;
  readonly dark: string;
  readonly width: number;
} {
  let [left, lit, dark] = [0, '', ''];
  for (const letter of text) {
    const dots = FIGURES[letter];
    if (letter === ':') {
      lit += dot(left, 2) + dot(left, 5);
      left += 2;
    } else if (dots !== undefined) {
      lit += figure(dots, left, '1');
      dark += figure(dots, left, '0');
      left += ACROSS + 1;
    }
  }
  return { lit, dark, width: Math.max(0, left - 1) };
}

/** The fourth official's board: figures of dots, for the one large countdown of a page. */
export function LedBoard({ text, label, height = 34 }: LedBoardProps) {
  const { lit, dark, width } = lettersOf(text);
  return (
    <span className="led-board" role="timer" aria-label={label}>
      <svg height={height} width={(height * width) / 7} viewBox={`0 0 ${width} 7`} aria-hidden="true">
        <g fill="none" strokeWidth={0.86} strokeLinecap="round">
          <path stroke="rgb(190 245 220 / 0.055)" d={dark} />
          <path stroke="#a6f7da" d={lit} />
        </g>
      </svg>
    </span>
  );
}
