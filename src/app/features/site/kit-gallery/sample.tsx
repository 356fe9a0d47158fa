import type { ReactNode } from 'react';

interface SampleProps {
  caption: string;
  /** Columns of twelve. */
  span: 3 | 4 | 5 | 6 | 7 | 8;
  /** Draws the card around it; pictures and state panels bring their own. */
  card?: boolean;
  children: ReactNode;
}

/** One component with the line that says what to look for. */
export function Sample({ caption, span, card = true, children }: SampleProps) {
  return (
    <figure className={`sample sample--${span}`}>
      <div className={card ? 'card sample__card' : 'sample__bare'}>{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
