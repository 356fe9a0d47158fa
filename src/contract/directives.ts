import type { ErrorCode, ErrorKind } from './errors.ts';
import type { Maintenance } from './site/site/schema.ts';

/**
 * Message or navigation for the user caused by a response. The core decides by code; the shell performs it. `message` is
 * the platform’s own text, shown where the specification requires it.
 */
export type Directive =
  | { readonly is: 'toast'; readonly code: ErrorCode; readonly status?: number; readonly message?: string }
  | {
      readonly is: 'alert';
      readonly code: ErrorCode;
      readonly kind: ErrorKind;
      readonly message?: string;
      readonly then: 'login' | 'home' | 'stay';
    }
  | {
      readonly is: 'route';
      readonly to: 'maintenance' | 'accessAlert' | 'accessRestriction';
      /** Null when the response has no details: the page is shown without them. */
      readonly maintenance: Maintenance | null;
    }
  | { readonly is: 'robotCheck' }
  /** A reminder of the time of play waits for its answer. */
  | { readonly is: 'realityCheck' }
  /** The session ended in another tab: one quiet word, no way anywhere. */
  | { readonly is: 'sessionOver' }
  | { readonly is: 'loginNeeded'; readonly code: 'NEEDS_LOGIN' };
