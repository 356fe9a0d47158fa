import { useState } from 'react';
import { Button } from '#app/kit/action/button.tsx';
import { ChallengePicture } from './challenge-picture.tsx';
import type { ChallengeProps } from './challenge-props.ts';
import type { Point } from './cross-hair.ts';
import { t } from './texts.ts';
import { WordsBoard } from './words-board.tsx';

/** Words to be picked in order from a picture. */
export function WordsChallenge({ ready, checking, onAttempt, onAnother }: ChallengeProps) {
  const { challenge, picture } = ready;
  const { width, height, words } = challenge;
  const [points, setPoints] = useState<readonly Point[]>([]);
  const isWhole = points.length === words.length;
  const pick = (point: Point) => void (isWhole || setPoints([...points, point]));
  return (
    <>
      <p className="vf__lead">
        {t('captcha.wordsLead')}
        {words.map((word) => (
          <b key={word}>{word}</b>
        ))}
      </p>
      <ChallengePicture source={picture} width={width} height={height} alt="" onAnother={onAnother}>
        <WordsBoard width={width} height={height} points={points} onPick={pick} />
      </ChallengePicture>
      <div className="vf__row">
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
