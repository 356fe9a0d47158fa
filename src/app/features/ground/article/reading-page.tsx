import type { ReactNode } from 'react';
import { Loaded, type LoadedSource } from '#app/page/loading/loaded.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { classNames } from '#kit/class-names.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import './reading-page.css';

type Children = { readonly children: ReactNode };

/** The ground of pages that are read. */
export const ReadingPage = ({ className, children }: Children & { className?: string }) => (
  <main id="main" className={classNames('wrap reading-page', className)}>
    {children}
  </main>
);

/** Columns of an article and its related content; stacked where it is narrow. */
export const ReadingColumns = ({ children }: Children) => (
  <div className="reading-page__cols">{children}</div>
);

/** The column beside what is read. */
export const ReadingSide = ({ label, children }: Children & { label: string }) => (
  <aside className="stack gap-page" aria-label={label}>
    {children}
  </aside>
);

/** A card in the side column. `beside` is at the right of its title. */
export const ReadingBox = ({
  title,
  beside,
  children,
}: Children & { title?: string; beside?: ReactNode }) => (
  <Card flush className="reading-page__box" aria-label={title}>
    {title === undefined ? null : (
      <div className="reading-page__boxhead">
        <h2>{title}</h2>
        {beside}
      </div>
    )}
    {children}
  </Card>
);

type RelatedLinksProps = {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly title: string }[];
};

/** Links to related articles; empty where there are none. */
export const RelatedLinks = ({ title, links }: RelatedLinksProps) =>
  links.length === 0 ? null : (
    <ReadingBox title={title}>
      <div className="reading-page__links">
        {links.map((link) => (
          <Link key={link.to} to={link.to}>
            {link.title}
          </Link>
        ))}
      </div>
    </ReadingBox>
  );

type ReadingMissingProps = {
  readonly title: string;
  readonly text?: string;
  /** The list it was in. */
  readonly list: { readonly to: string; readonly label: string };
};

/** Notice in place of an article that does not exist. */
export const ReadingMissing = ({ title, text, list }: ReadingMissingProps) => (
  <EmptyState
    size="page"
    title={title}
    text={text}
    action={
      <Link className={buttonClass({ variant: 'primary' })} to={list.to}>
        {list.label}
      </Link>
    }
  />
);

type ReadingContentProps<Value> = {
  readonly of: LoadedSource<Value>;
  /** Title of the browser tab. */
  readonly titleOf: (value: Value) => string;
  readonly waiting: ReactNode;
  readonly missing: ReactNode;
  /** The article and the column beside it. */
  readonly children: (value: Value) => ReactNode;
};

/** A loaded article in its columns; names the page after it. */
export function ReadingContent<Value>({
  of,
  titleOf,
  waiting,
  missing,
  children,
}: ReadingContentProps<Value>) {
  const value = lastOf(of);
  usePageTitle(value === null ? undefined : titleOf(value));
  return (
    <Loaded of={of} waiting={waiting} missing={missing}>
      {(loaded) => <ReadingColumns>{children(loaded)}</ReadingColumns>}
    </Loaded>
  );
}
