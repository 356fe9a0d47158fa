import { type ReactNode, useState } from 'react';
import { MissingPart } from '#kit/part/missing-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';

type OnceOpenedProps = {
  readonly open: boolean;
  /** True if a failure to load is reported to the shell, which explains why a press opened nothing. */
  readonly isReported?: boolean;
  readonly children: ReactNode;
};

/** Renders its child from the first opening on, and keeps it mounted afterwards so that its exit animation is visible. */
export function OnceOpened({ open, isReported = open, children }: OnceOpenedProps) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted && <OptionalPart missing={isReported && <MissingPart />}>{children}</OptionalPart>;
}
