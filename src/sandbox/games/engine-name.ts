/** Games implemented by the house’s own venues; other titles of the catalogue are shown only. */
export type EngineName = 'slot' | 'penalty' | 'nines';
