import { type KeyboardEvent, useState } from 'react';
import { plainKey } from '#app/kit/a11y/plain-key.ts';
import { DataPicture } from '#app/kit/picture/data-picture.tsx';
import { ChallengePicture } from './challenge-picture.tsx';
import type { ChallengeProps } from './challenge-props.ts';
import { t } from './texts.ts';

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** A piece slid into its gap: dragged, or moved with the arrow keys and set down with Enter. */
export function SlideChallenge({ ready, checking, onAttempt, onAnother }: ChallengeProps) {
  const { challenge, picture } = ready;
  const { width, height, piece } = challenge;
  const [left, setLeft] = useState(0);
  if (!piece) return null;
  const most = width - piece.size;
  const attempt = () => left > 0 && onAttempt({ by: 'slide', left });
  const press = (event: KeyboardEvent) => {
    if (plainKey(event) === 'Enter') attempt();
  };
  return (
    <>
      <p className="vf__lead">{t('captcha.slideLead')}</p>
      <ChallengePicture source={picture} width={width} height={height} alt="" onAnother={onAnother}>
        <DataPicture
          className="vf__piece"
          content={piece.picture}
          type="image/svg+xml"
          alt=""
          style={{
            left: percent(left, width),
            top: percent(piece.top, height),
            width: percent(piece.size, width),
          }}
        />
      </ChallengePicture>
      <input
        type="range"
        className="vf__slide"
        aria-label={t('captcha.slideField')}
        aria-valuetext={t('captcha.slidePlace', { share: Math.round((left / most) * 100) })}
        min={0}
        max={most}
        step={2}
        value={left}
        disabled={checking}
        onChange={(event) => setLeft(event.target.valueAsNumber)}
        onPointerUp={attempt}
        onKeyDown={press}
      />
    </>
  );
}
