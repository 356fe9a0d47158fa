import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { plainKey } from '#app/kit/a11y/plain-key.ts';
import { moved, type Point } from './cross-hair.ts';
import { t } from './texts.ts';

type WordsBoardProps = {
  /** Of the picture the points are in. */
  readonly width: number;
  readonly height: number;
  readonly points: readonly Point[];
  readonly onPick: (point: Point) => void;
};

/** Lies on the picture: takes clicks, or a cross-hair that the arrow keys move and the space bar sets down. */
export function WordsBoard({ width, height, points, onPick }: WordsBoardProps) {
  const [cross, setCross] = useState<Point>({ x: width / 2, y: height / 2 });
  const placeOf = ({ x, y }: Point) => ({ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` });

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A key press arrives as a click without a place.
    if (event.detail === 0) return onPick(cross);
    const box = event.currentTarget.getBoundingClientRect();
    onPick({
      x: ((event.clientX - box.left) / box.width) * width,
      y: ((event.clientY - box.top) / box.height) * height,
    });
  };
  const press = (event: KeyboardEvent) => {
    const next = moved(cross, plainKey(event), { width, height });
    if (!next) return;
    event.preventDefault();
    setCross(next);
  };

  return (
    <button
      type="button"
      className="vf__words"
      aria-label={t('captcha.wordsPicture')}
      onClick={click}
      onKeyDown={press}
    >
      <span className="vf__cross" style={placeOf(cross)} />
      {points.map((point, index) => (
        <span className="vf__mark num" key={`${point.x}-${point.y}`} style={placeOf(point)}>
          {index + 1}
        </span>
      ))}
    </button>
  );
}
