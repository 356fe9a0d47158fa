import { clientRequestIdOf } from '#contract/commands/request-id.ts';
import type { ClientRequestId } from '#contract/fields/ids.ts';

const BYTES = 16;

/** A fresh id for one intent. `randomUUID` is missing on plain-http origins, `getRandomValues` is not. */
export const newRequestId = (): ClientRequestId =>
  clientRequestIdOf(crypto.getRandomValues(new Uint8Array(BYTES)));
