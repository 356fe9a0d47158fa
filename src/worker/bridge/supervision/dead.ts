import { throwError } from 'rxjs';
import { appError } from '#contract/errors.ts';

/** Fails as a call fails whose core is gone. */
export const dead = () => throwError(() => appError('CORE_DEAD'));
