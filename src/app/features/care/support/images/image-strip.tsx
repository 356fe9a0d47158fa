import { type ChangeEvent, useId } from 'react';
import { IconButton } from '#kit/action/icon-button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Spinner } from '#kit/feedback/loading.tsx';
import { describedBy, FieldNote } from '#kit/form/field-frame.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { t } from '../texts.ts';
import type { ImageUpload, ImageUploads } from './use-image-uploads.ts';
import './images.css';

function Inside({ draft }: { draft: ImageUpload }) {
  switch (draft.is) {
    case 'preparing':
      return <Spinner size={20} label={t('picture.preparing')} />;
    case 'sending':
      return (
        <>
          <img src={draft.preview} alt="" className="picture-box__faint" />
          <Spinner size={20} label={t('picture.sending')} />
        </>
      );
    case 'ready':
      return <img src={draft.preview} alt="" />;
    case 'refused':
    case 'failed':
      return <Icon name="octagon" size={20} />;
    default:
      return draft satisfies never;
  }
}

const isInProgress = ({ is }: ImageUpload) => is === 'preparing' || is === 'sending';

function Draft({ draft, index, images }: { draft: ImageUpload; index: number; images: ImageUploads }) {
  const name = t('picture.named', { index });
  const { key } = draft;
  return (
    <li className="picture-box">
      <span className="picture-box__box center gap-2">
        <Inside draft={draft} />
      </span>
      <span className="sr" role="status">
        {draft.is === 'ready' ? `${name} ${t('picture.ready')}` : ''}
      </span>
      <span className="picture-box__off">
        <IconButton
          icon="x"
          size="xs"
          label={t(isInProgress(draft) ? 'picture.cancel' : 'picture.remove', { name })}
          onClick={() => images.remove(key)}
        />
      </span>
      {draft.is === 'failed' ? (
        <span className="picture-box__again">
          <IconButton
            icon="refresh"
            size="xs"
            label={t('picture.retry', { name })}
            onClick={() => images.retry(key)}
          />
        </span>
      ) : null}
    </li>
  );
}

const errorOf = ({ list, problem }: ImageUploads): string | undefined => {
  const wrong = list.find(({ is }) => is === 'refused' || is === 'failed');
  return wrong && 'text' in wrong ? wrong.text : problem;
};

interface ImageStripProps {
  images: ImageUploads;
  max: number;
  /** Beside a line of text: small, and without a hint. */
  compact?: boolean;
}

/** Button to choose images, and the chosen images: each with its progress and a button to remove it. */
export function ImageStrip({ images, max, compact = false }: ImageStripProps) {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    images.add(Array.from(target.files ?? []));
    // The same file may be chosen again after it was mended.
    target.value = '';
  };
  const notes = { hint: compact ? undefined : t('picture.hint'), error: errorOf(images) };
  const isFull = images.list.length >= max;
  return (
    <fieldset
      className={classNames('picture-row stack gap-8 may-shrink', compact && 'picture-row--compact')}
      aria-label={t('picture.label', { max })}
    >
      <ul className="cluster gap-10">
        {images.list.map((draft, at) => (
          <Draft key={draft.key} draft={draft} index={at + 1} images={images} />
        ))}
        {isFull ? null : (
          <li className="picture-box">
            <input
              type="file"
              className="sr"
              multiple={max > 1}
              accept="image/png,image/jpeg,image/webp"
              aria-label={t('picture.add')}
              onChange={choose}
              {...describedBy(id, notes)}
            />
            <label className="picture-box__box center gap-2 picture-box__box--add" htmlFor={id}>
              <Icon name="plus" size={20} />
              <span className={compact ? 'sr' : 'num'}>
                {t('picture.count', { count: images.list.length, max })}
              </span>
            </label>
          </li>
        )}
      </ul>
      <FieldNote controlId={id} {...notes} />
    </fieldset>
  );
}
