import type { ReactNode } from 'react';
import { usePageTitle } from '#app/page/use-page-title.ts';

interface PageTitleProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** The heading of a page of lists, in the browser tab too. */
export function PageTitle({ title, text, children }: PageTitleProps) {
  usePageTitle(title);
  return (
    <header className="reading-page__title">
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </header>
  );
}
