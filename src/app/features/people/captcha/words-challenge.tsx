import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { plainKey } from '#kit/a11y/plain-key.ts';
import { Button } from '#kit/action/button.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { DataImage } from '#kit/image/data-image.tsx';
import { t } from './texts.ts';
import type { ChallengeProps } from './use-challenge.ts';

/** Position in the image's own px. */
type Point = { readonly x: number; readonly y: number };

const STEP = 10;
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const within = (value: number, max: number) => Math.min(max, Math.max(0, value));

/** Returns the cross-hair's position after a key; null for any other key. */
export function moved(
  { x, y }: Point,
  key: string,
  size: { readonly width: number; readonly height: number },
): Point | null {
  const step = STEPS[key];
  return step ? { x: within(x + step.x, size.width), y: within(y + step.y, size.height) } : null;
}

type ChallengeImageProps = {
  /** SVG text. */
  readonly source: string;
  readonly width: number;
  readonly height: number;
  /** Alternative text, empty where a control beside it has the instruction. */
  readonly alt: string;
  readonly onAnother: () => void;
  readonly children?: ReactNode;
};

/** Image of a challenge at its own aspect ratio, with its overlay, and a button for another one. */
export const ChallengeImage = ({ source, width, height, alt, onAnother, children }: ChallengeImageProps) => (
  <div className="captcha__picture" style={{ aspectRatio: `${width} / ${height}` }}>
    <DataImage content={source} type="image/svg+xml" alt={alt} />
    {children}
    <IconButton icon="refresh" size="sm" label={t('captcha.another')} onClick={onAnother} />
  </div>
);

type WordsBoardProps = {
  /** Size of the image that the points refer to. */
  readonly width: number;
  readonly height: number;
  readonly points: readonly Point[];
  readonly onPick: (point: Point) => void;
};

/** Overlay of the image: takes clicks, or a cross-hair that the arrow keys move and the space bar places. */
function WordsBoard({ width, height, points, onPick }: WordsBoardProps) {
  const [cross, setCross] = useState<Point>({ x: width / 2, y: height / 2 });
  const positionOf = ({ x, y }: Point) => ({ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` });

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
      className="captcha__words"
      aria-label={t('captcha.wordsPicture')}
      onClick={click}
      onKeyDown={press}
    >
      <span className="captcha__cross" style={positionOf(cross)} />
      {points.map((point, index) => (
        <span className="captcha__mark center num" key={`${point.x}-${point.y}`} style={positionOf(point)}>
          {index + 1}
        </span>
      ))}
    </button>
  );
}

/** Challenge to pick words in order from an image. */
export function WordsChallenge({ ready, checking, onAttempt, onAnother }: ChallengeProps) {
  const { challenge, image } = ready;
  const { width, height, words } = challenge;
  const [points, setPoints] = useState<readonly Point[]>([]);
  const isComplete = points.length === words.length;
  const pick = (point: Point) => void (isComplete || setPoints([...points, point]));
  return (
    <>
      <p className="captcha__lead row gap-8">
        {t('captcha.wordsLead')}
        {words.map((word) => (
          <b key={word}>{word}</b>
        ))}
      </p>
      <ChallengeImage source={image} width={width} height={height} alt="" onAnother={onAnother}>
        <WordsBoard width={width} height={height} points={points} onPick={pick} />
      </ChallengeImage>
      <div className="captcha__row row gap-8">
        <span className="cap t3" role="status">
          {t('captcha.wordsChosen', { count: points.length, total: words.length })}
        </span>
        <Button
          size="sm"
          variant="ghost"
          disabled={points.length === 0}
          onClick={() => setPoints(points.slice(0, -1))}
        >
          {t('captcha.undo')}
        </Button>
        <Button
          size="sm"
          variant="primary"
          loading={checking}
          disabled={!isComplete}
          onClick={() => onAttempt({ by: 'points', points: [...points] })}
        >
          {t('captcha.submit')}
        </Button>
      </div>
    </>
  );
}
