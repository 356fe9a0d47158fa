/** Identity headers of every request [7.02], in the order the signature lists them. */
export const HEADERS = [
  'client-type',
  'site-id',
  'token',
  'agent-token',
  'device-uuid',
  'version',
  'app-key',
  'nonce',
  'timestamp',
  'platform',
  'accept-language',
  'risk-token',
] as const;

/** Carries the signature over all of the above. */
export const SIGN_HEADER = 'sign';

/** Set by the verify gateway on an answer; stored and sent from then on under the same name [7.05]. */
export const RISK_TOKEN_HEADER = 'risk-token';

/** Values are never absent: a blank token is an empty header [7.04]. */
export type IdentityHeaders = Readonly<Record<(typeof HEADERS)[number], string>>;

/** Credentials built into the demo platform’s client. A secret in a browser is no secret; see docs/wire.md. */
export const APP_KEY = 'courtside-web';
export const APP_SECRET = 'b6f0c1f2-courtside-wire-7c1d';
