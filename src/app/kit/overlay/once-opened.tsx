import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { OptionalPart } from '#app/kit/feedback/optional-part.tsx';

/** A lazy component for an overlay. A failed fetch is tried once more; when that fails too, nothing opens. */
export function lazyOverlay<Props>(load: () => Promise<ComponentType<Props>>) {
  const fetchModule = async () => ({ default: await load() });
  return lazy(() => fetchModule().catch(fetchModule));
}

/** Renders its child from the first opening on, and keeps it afterwards so that its leaving can be seen. */
export function OnceOpened({ open, children }: { open: boolean; children: ReactNode }) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted && <OptionalPart>{children}</OptionalPart>;
}
