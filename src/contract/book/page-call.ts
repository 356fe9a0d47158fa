import type { CallName, CallTable } from './table.ts';

/** Calls that a page may make itself; every other one is made by a service of the core. */
export type PageCallName = {
  [Name in CallName]: CallTable[Name] extends { readonly owner?: 'page' } ? Name : never;
}[CallName];
