import { PLATFORM_ERRORS, type RefusalCode } from '#contract/error-codes.table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import type { RefusalData } from '#contract/wire/bodies.ts';

/** Error with which a handler refuses a request: sent as the envelope's code, message and data. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly data: RefusalData | null;

  /** @param message a message more exact than the one of the code */
  constructor(
    code: RefusalCode,
    data: RefusalData | null = null,
    message: string = PLATFORM_ERRORS[code].message,
  ) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** @throws Refusal always; an expression where a value was expected. */
export function refuse(code: RefusalCode, data: RefusalData | null = null): never {
  throw new Refusal(code, data);
}

/** The envelope of results, before it is sealed. */
export type Envelope = { readonly code: number; readonly message: string; readonly data: unknown };

/** The envelope of an answer. */
export const success = (data: unknown): Envelope => ({ code: PLATFORM_CODES.SUCCESS, message: 'OK', data });

/** The envelope of a refusal. */
export const refused = ({ code, message, data }: Refusal): Envelope => ({
  code: PLATFORM_ERRORS[code].number,
  message,
  data,
});
