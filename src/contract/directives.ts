import type { ErrorCode } from './errors.ts';
import type { Maintenance } from './site/site/maintenance-schema.ts';

/**
 * What a person must see, or where they must go, because of an answer. The core decides by code; the shell performs.
 * `message` is the platform's own wording, shown where the specification says so.
 */
export type Directive =
  | { readonly is: 'toast'; readonly code: ErrorCode; readonly status?: number; readonly message?: string }
  | {
      readonly is: 'alert';
      readonly code: ErrorCode;
      readonly message?: string;
      readonly then: 'login' | 'home' | 'stay';
    }
  | {
      readonly is: 'route';
      readonly to: 'maintenance' | 'accessAlert' | 'accessRestriction';
      /** Null when the answer said nothing: the page is shown without. */
      readonly maintenance: Maintenance | null;
    }
  | { readonly is: 'robotCheck' }
  /** A reminder of the time of play waits for its answer. */
  | { readonly is: 'realityCheck' }
  /** The session ended in another tab: one quiet word, no way anywhere. */
  | { readonly is: 'sessionOver' }
  | { readonly is: 'loginNeeded'; readonly code: 'NEEDS_LOGIN' };
