/** Prefix of every call's path, of any family: faults affect calls only, not pages and images. */
export const EVERYTHING = '/';
