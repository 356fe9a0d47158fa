import type { ReactNode } from 'react';
import './fact-rows.css';

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
