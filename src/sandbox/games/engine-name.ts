/** The games the house's own venues play; other titles of the catalogue are shown only. */
export type EngineName = 'slot' | 'penalty' | 'nines';
