import type { ReactNode } from 'react';
import { classNames } from '#kit/class-names.ts';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import type { IllustrationName } from './illustration-objects.table.tsx';
import './states.css';

/** The text describes the state: it is shown at once, and without the illustration where its code fails to load. */
const Illustration = lazyPart(() => import('./illustration.tsx').then((file) => file.Illustration));

interface StateProps {
  title: string;
  /** One sentence: the event or the next step, and the action to take. */
  text?: string | undefined;
  illustration?: IllustrationName | undefined;
  /** At most one way on. */
  action?: ReactNode;
  /** A code for support, small in the corner. */
  code?: string | undefined;
  /** `page` fills a screen and speaks as its heading. */
  size?: 'card' | 'page' | undefined;
}

/** Empty state without an error. */
export function EmptyState({ illustration = 'empty', ...rest }: StateProps) {
  return <StatePanel illustration={illustration} {...rest} />;
}

/** Error state; announced politely to a screen reader. */
export function ErrorState({ illustration = 'whistle', ...rest }: StateProps) {
  return (
    <div role="status">
      <StatePanel illustration={illustration} {...rest} />
    </div>
  );
}

/** State without a network. */
export function OfflineState({ illustration = 'off', ...rest }: StateProps) {
  return <ErrorState illustration={illustration} {...rest} />;
}

function StatePanel(props: StateProps & { illustration: IllustrationName }) {
  const { title, text, illustration, action, code, size = 'card' } = props;
  const isPage = size === 'page';
  const px = isPage ? 196 : 176;
  const Title = isPage ? 'h1' : 'p';
  const blank = <svg aria-hidden="true" width={px} height={Math.round(px * 0.72)} />;
  return (
    <div className={classNames('empty-state', isPage && 'empty-state--page')}>
      <OptionalPart wait={blank} missing={blank}>
        <Illustration name={illustration} size={px} />
      </OptionalPart>
      <Title className="empty-state__title">{title}</Title>
      {text !== undefined && <p className="empty-state__text">{text}</p>}
      {action !== undefined && <div className="empty-state__action">{action}</div>}
      {code !== undefined && <span className="empty-state__code">{code}</span>}
    </div>
  );
}
