import { refuse } from './refusal.ts';
import { type BookCode, isBook } from './tables/books.table.ts';

/** The book of a requested code; null for every book. @throws Refusal NOT_FOUND for a venue that takes no bets. */
export const requestedBook = (code: string | null): BookCode | null =>
  code === null ? null : isBook(code) ? code : refuse('NOT_FOUND');
