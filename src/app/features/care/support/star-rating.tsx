import { useState } from 'react';
import type { Stars } from '#contract/care/support/image-schema.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { textOfError } from '#i18n/error-text.ts';
import { held } from '#kit/action/press.ts';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import './star-rating.css';

const STARS: readonly Stars[] = [1, 2, 3, 4, 5];

interface StarRatingProps {
  label: string;
  /** Rating, null before it was given; it is given once and final. */
  stars: Stars | null;
  starLabel: (count: Stars) => string;
  /** Text shown after the rating. */
  ratedText: (count: Stars) => string;
  onRate: (stars: Stars) => Promise<unknown>;
}

/** Satisfaction rating: one to five stars, sent by pressing one. */
export function StarRating({ label, stars, starLabel, ratedText, onRate }: StarRatingProps) {
  const [pointed, setPointed] = useState<Stars | null>(null);
  const { state, run } = useSubmission<Stars, unknown>(onRate);
  const shown = stars ?? (state.is === 'sending' ? state.subject : pointed) ?? 0;
  if (stars !== null)
    return (
      <p className="stars__said" role="status">
        {ratedText(stars)}
      </p>
    );
  return (
    <>
      <fieldset className="stars" aria-label={label} onMouseLeave={() => setPointed(null)}>
        {STARS.map((count) => (
          <button
            key={count}
            type="button"
            className={count <= shown ? 'stars__one center is-on' : 'stars__one center'}
            aria-label={starLabel(count)}
            onMouseEnter={() => setPointed(count)}
            {...held(state.is === 'sending', () => void run(count))}
          >
            <Icon name="star" size={24} />
          </button>
        ))}
      </fieldset>
      <FormProblem>{state.is === 'refused' ? textOfError(state.error) : null}</FormProblem>
    </>
  );
}
