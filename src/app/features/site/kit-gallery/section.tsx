import type { ReactNode } from 'react';

/** A titled part of the sheet. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <div className="states__grid">{children}</div>
    </section>
  );
}
