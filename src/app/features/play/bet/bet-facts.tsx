import type { ReactNode } from 'react';
import type { LegResult } from '#contract/play/betting/legs/leg.ts';
import { Tag } from '#kit/mark/tag.tsx';
import './bet-facts.css';

/** Labels and figures in two columns. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className="bet-facts sm">{children}</dl>;

/** One of them; `main` is the figure the eye looks for. */
export const FactRow = ({
  label,
  main = false,
  children,
}: {
  label: string;
  main?: boolean;
  children: ReactNode;
}) => (
  <div className={main ? 'bet-facts__main' : undefined}>
    <dt>{label}</dt>
    <dd className="num">{children}</dd>
  </div>
);

/** Label of a result; its style shows whether it is full, half or void. */
export const ResultTag = ({ result, children }: { result: LegResult; children: string }) => (
  <Tag className={`bet-result--${result}`}>{children}</Tag>
);
