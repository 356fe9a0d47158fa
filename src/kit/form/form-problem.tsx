import type { ReactNode } from 'react';
import './form-problem.css';

/** What went wrong with a form as a whole, announced when it comes; it takes no room before that. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <p className="form-problem" role="alert">
      {children}
    </p>
  );
}
