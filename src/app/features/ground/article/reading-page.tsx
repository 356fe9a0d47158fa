import type { ReactNode } from 'react';
import { classNames } from '#kit/class-names.ts';
import { Card } from '#kit/layout/card.tsx';
import './reading-page.css';

type Children = { readonly children: ReactNode };

/** The ground of pages that are read. */
export const ReadingPage = ({ className, children }: Children & { className?: string }) => (
  <main id="main" className={classNames('wrap readpage', className)}>
    {children}
  </main>
);

/** Columns of an article and its related content; stacked where it is narrow. */
export const ReadingColumns = ({ children }: Children) => <div className="readpage__cols">{children}</div>;

/** The column beside what is read. */
export const ReadingSide = ({ label, children }: Children & { label: string }) => (
  <aside className="readpage__side" aria-label={label}>
    {children}
  </aside>
);

/** A card beside what is read. `beside` is at the right of its title. */
export const ReadingBox = ({
  title,
  beside,
  children,
}: Children & { title?: string; beside?: ReactNode }) => (
  <Card flush className="readpage__box" aria-label={title}>
    {title === undefined ? null : (
      <div className="readpage__boxhead">
        <h2>{title}</h2>
        {beside}
      </div>
    )}
    {children}
  </Card>
);

/** A list of links to what else can be read. */
export const ReadingLinks = ({ children }: Children) => <div className="readpage__links">{children}</div>;
