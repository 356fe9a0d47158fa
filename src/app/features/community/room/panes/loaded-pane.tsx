import type { ReactNode } from 'react';
import type { Failure } from '#app/page/loading/load-failed.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import type { Loadable } from '#contract/units/loadable.ts';
import { PaneWait } from './pane-parts.tsx';

interface LoadedPaneProps<Value> {
  of: Loadable<Value, Failure> & { readonly refetch: () => unknown };
  /** Title of the error when loading failed. */
  title?: string;
  children: (value: Value) => ReactNode;
}

/** Content of a room's pane, in each loading state. */
export const LoadedPane = <Value,>({ of, title, children }: LoadedPaneProps<Value>) => (
  <Loaded
    of={of}
    {...(title !== undefined && { title })}
    waiting={<PaneWait />}
    frame={(inside) => <div className="pane-scroll">{inside}</div>}
  >
    {children}
  </Loaded>
);
