export const APP_VERSION = '1.1.0';

/** Written by the build (tools/build/core-version.ts). Sources that are served or run as they are have none. */
declare const COURTSIDE_CORE_VERSION: string | undefined;

/**
 * Fingerprint of the sources of the core. A page refuses a core of another version, and the cores of two tabs share
 * messages only under the same one: their shapes are not checked in full.
 */
export const CORE_VERSION: string =
  typeof COURTSIDE_CORE_VERSION === 'string' ? COURTSIDE_CORE_VERSION : 'sources';
