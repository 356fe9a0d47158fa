import type { ReactNode } from 'react';
import { twoDigits } from '#contract/units/time.ts';
import { classNames } from '#kit/class-names.ts';

const KILO = 1_024;
const DASH = '—';

/** Thousands separated. */
export const integerText = (count: number): string => Math.round(count).toLocaleString('en-US');

/** Formats ms, or a dash while no value is available. */
export const msText = (ms: number | null): string => (ms === null ? DASH : `${integerText(ms)} ms`);

/** 2.1 KB, 45.2 MB. */
export function sizeText(bytes: number): string {
  if (bytes < KILO) return `${bytes} B`;
  const kilobytes = bytes / KILO;
  return kilobytes < KILO ? `${kilobytes.toFixed(1)} KB` : `${(kilobytes / KILO).toFixed(1)} MB`;
}

/** 00:12, 1:02:03. */
export function elapsedText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** A sign before a difference, the typographic minus. */
export const signedMs = (ms: number): string => `${ms < 0 ? '−' : '+'}${msText(Math.abs(ms))}`;

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
      <dl className="developer__figures grid-2">
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
