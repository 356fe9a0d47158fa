import type { CallPath } from '#contract/calls/define-call.ts';

/** Members go to the web/app address, guests to the anonymous one [6.01]. */
export const pathOf = (path: CallPath, member: boolean): string => {
  if (typeof path === 'string') return path;
  return member ? path.member : path.guest;
};
