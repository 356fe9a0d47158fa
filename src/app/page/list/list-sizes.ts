/** Entries on one page of a list of records, the inbox or the statement. */
export const PAGE_SIZE = 20;
