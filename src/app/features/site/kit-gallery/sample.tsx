import type { ReactNode } from 'react';

interface SampleProps {
  caption: string;
  /** Columns of twelve. */
  span: 3 | 4 | 5 | 6 | 7 | 8;
  /** True if a card is drawn around the sample; images and state panels have their own. */
  card?: boolean;
  children: ReactNode;
}

/** Sample of one component, with a caption of what to check. */
export function Sample({ caption, span, card = true, children }: SampleProps) {
  return (
    <figure className={`sample column may-shrink sample--${span}`}>
      <div className={card ? 'card sample__card' : 'sample__bare'}>{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** A titled part of the sheet. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <div className="states__grid">{children}</div>
    </section>
  );
}
