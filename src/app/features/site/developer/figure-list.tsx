import type { ReactNode } from 'react';
import { classNames } from '#kit/class-names.ts';

/** A name and its value as text; `alert` when it is nothing good, `wide` when the value may be long. */
export type Figure = {
  readonly name: string;
  readonly value: string;
  readonly alert?: boolean;
  readonly wide?: boolean;
};

type Props = { readonly title: string; readonly figures: readonly Figure[]; readonly children?: ReactNode };

/** Section of the panel: names and values, in two columns where they fit. */
export const FigureList = ({ title, figures, children }: Props) => (
  <section className="developer__part">
    <h3>{title}</h3>
    {figures.length > 0 ? (
      <dl className="developer__figures">
        {figures.map(({ name, value, alert = false, wide = false }) => (
          <div key={name} className={classNames(alert && 'is-alert', wide && 'is-wide')}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    ) : null}
    {children}
  </section>
);
