import { throwError } from 'rxjs';
import { appError } from '#contract/errors.ts';

/** Fails like a call whose core is gone. */
export const dead = () => throwError(() => appError('CORE_DEAD'));
