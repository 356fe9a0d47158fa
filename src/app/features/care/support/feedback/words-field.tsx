import { useId } from 'react';
import { FEEDBACK_TEXT, PICTURES_MAX } from '#contract/care/support/constants.ts';
import { describedBy, FieldFrame } from '#kit/form/field-frame.tsx';
import { PictureStrip } from '../pictures/picture-strip.tsx';
import { t } from '../texts.ts';
import type { Words } from './use-words.ts';

interface WordsFieldProps {
  label: string;
  placeholder?: string;
  rows: number;
  words: Words;
}

/** Text of a feedback with its length, and its images. */
export function WordsField({ label, placeholder, rows, words }: WordsFieldProps) {
  const id = useId();
  const { text, change, error, pictures } = words;
  return (
    <>
      <FieldFrame label={label} error={error} controlId={id}>
        <span className="fbtext">
          <textarea
            className="fbtext__area"
            rows={rows}
            placeholder={placeholder}
            value={text}
            onChange={({ target }) => change(target.value)}
            {...describedBy(id, { error })}
          />
          <span className="fbtext__count num">
            {t('feedback.count', { count: text.length, max: FEEDBACK_TEXT.max })}
          </span>
        </span>
      </FieldFrame>
      <PictureStrip pictures={pictures} max={PICTURES_MAX} />
    </>
  );
}
