import { orderRefusal } from '#app/i18n/areas/order-refusal.ts';
import { textOfError } from '#app/i18n/error-text.ts';
import type { AppErrorFields } from '#contract/errors.ts';

const isOurs = (code: string): code is keyof typeof orderRefusal => Object.hasOwn(orderRefusal, code);

/** Why an order could not be opened or moved, in the words of money screens. */
export const orderRefusalText = (error: AppErrorFields): string =>
  isOurs(error.code) ? orderRefusal[error.code] : textOfError(error);
