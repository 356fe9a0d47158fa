export const APP_VERSION = '1.1.0';
/** Page and core refuse to talk when built apart. */
export const CORE_VERSION = 1;
