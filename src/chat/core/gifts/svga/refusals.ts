import { type AppError, appError } from '#contract/errors.ts';

/** The file is no animation, or damaged; `path` says where. */
export const broken = (path: string, cause?: unknown): AppError =>
  appError('ANIMATION_BROKEN', { path }, cause);

/** The file would cost more than the caps allow; `path` says which cap. */
export const tooLarge = (path: string, max: number): AppError =>
  appError('ANIMATION_TOO_LARGE', { path, max });
