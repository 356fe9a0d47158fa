import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { plainKey } from '#kit/a11y/plain-key.ts';
import { Button } from '#kit/action/button.tsx';
import { ChallengeImage } from './challenge-image.tsx';
import type { ChallengeProps } from './challenge-props.ts';
import { moved, type Point } from './cross-hair.ts';
import { t } from './texts.ts';

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
      className="captcha__words"
      aria-label={t('captcha.wordsPicture')}
      onClick={click}
      onKeyDown={press}
    >
      <span className="captcha__cross" style={placeOf(cross)} />
      {points.map((point, index) => (
        <span className="captcha__mark num" key={`${point.x}-${point.y}`} style={placeOf(point)}>
          {index + 1}
        </span>
      ))}
    </button>
  );
}

/** Challenge to pick words in order from an image. */
export function WordsChallenge({ ready, checking, onAttempt, onAnother }: ChallengeProps) {
  const { challenge, picture } = ready;
  const { width, height, words } = challenge;
  const [points, setPoints] = useState<readonly Point[]>([]);
  const isWhole = points.length === words.length;
  const pick = (point: Point) => void (isWhole || setPoints([...points, point]));
  return (
    <>
      <p className="captcha__lead">
        {t('captcha.wordsLead')}
        {words.map((word) => (
          <b key={word}>{word}</b>
        ))}
      </p>
      <ChallengeImage source={picture} width={width} height={height} alt="" onAnother={onAnother}>
        <WordsBoard width={width} height={height} points={points} onPick={pick} />
      </ChallengeImage>
      <div className="captcha__row">
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
          disabled={!isWhole}
          onClick={() => onAttempt({ by: 'points', points: [...points] })}
        >
          {t('captcha.submit')}
        </Button>
      </div>
    </>
  );
}
