import { throwError } from 'rxjs';
import { clientError } from '#contract/errors.ts';

/** Fails like a call whose core is gone. */
export const dead = () => throwError(() => clientError('CORE_DEAD'));
