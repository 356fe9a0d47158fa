/** Points between parts of a name, however they are typed. */
const POINTS = /[·•‧∙・･.．\s]/g;

/** A name as it is compared: one width, one case, no points or blanks. */
export const plainName = (name: string): string => name.normalize('NFKC').replace(POINTS, '').toLowerCase();
