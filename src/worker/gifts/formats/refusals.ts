import { type AppError, clientError } from '#contract/errors.ts';

/** Returns the error for a file that is no animation, or damaged; `path` locates the problem. */
export const broken = (path: string, cause?: unknown): AppError =>
  clientError('ANIMATION_BROKEN', { path }, cause);

/** Returns the error for a file that exceeds a cap; `path` names the cap. */
export const tooLarge = (path: string, max: number): AppError =>
  clientError('ANIMATION_TOO_LARGE', { path, max });
