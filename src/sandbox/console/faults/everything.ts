/** The beginning of every call's path, whatever family it is of: faults hit calls alone, not pages and pictures. */
export const EVERYTHING = '/';
