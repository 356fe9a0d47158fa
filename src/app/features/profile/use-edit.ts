import { useSearchParams } from 'react-router-dom';
import { REVIEW_KINDS, type ReviewKind } from '#contract/orders/review.table.ts';
import { ownPath } from '#contract/rules/text/own-path.ts';
import { EDIT, NEXT } from './profile-address.ts';

type Edit = {
  /** What is being changed, or null. */
  readonly kind: ReviewKind | null;
  /** Where the person came from to do it, or null. */
  readonly next: string | null;
  open(kind: ReviewKind): void;
  close(): void;
};

/** Which part of the profile is being changed, in the address, so that a screen elsewhere may lead to it. */
export function useEdit(): Edit {
  const [params, setParams] = useSearchParams();
  return {
    kind: REVIEW_KINDS.find((each) => each === params.get(EDIT)) ?? null,
    next: ownPath(params.get(NEXT) ?? ''),
    open: (kind) => setParams({ [EDIT]: kind }, { replace: true }),
    close: () => setParams({}, { replace: true }),
  };
}
