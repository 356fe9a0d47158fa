/** Credentials built into the demo platform’s client. A secret in a browser is no secret; see docs/wire.md. */
export const APP_KEY = 'courtside-web';
export const APP_SECRET = 'b6f0c1f2-courtside-wire-7c1d';
