import type { Call } from '#contract/calls/define-call.ts';
import { TIMEOUT_WITH_CREDENTIALS_MS, TIMEOUT_WITHOUT_CREDENTIALS_MS } from '#contract/constants/requests.ts';

/** 5 s for a call without credentials, else 30 s, unless the call names its own [7.08]. */
export const timeoutOf = ({ timeoutMs, credentials }: Pick<Call, 'timeoutMs' | 'credentials'>): number =>
  timeoutMs ?? (credentials === 'none' ? TIMEOUT_WITHOUT_CREDENTIALS_MS : TIMEOUT_WITH_CREDENTIALS_MS);
