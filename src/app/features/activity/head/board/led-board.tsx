import { lettersOf } from './led-letters.ts';
import './led-board.css';

interface LedBoardProps {
  /** Digits and colons. */
  text: string;
  /** Accessible name of the countdown. */
  label: string;
  /** Height of the figures in px. */
  height?: number;
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
