import type { ReactNode } from 'react';
import './form-problem.css';

/** Error of a form as a whole, announced when it appears; it takes no space before that. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <p className="form-problem" role="alert">
      {children}
    </p>
  );
}
