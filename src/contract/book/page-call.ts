import type { CallName, CallTable } from './table.ts';

/** Calls a page may make itself; every other one is asked by a service of the core. */
export type PageCallName = {
  [Name in CallName]: CallTable[Name] extends { readonly owner?: 'page' } ? Name : never;
}[CallName];

/** Calls a page may make whose answers are of the member who asked. */
export type MemberCallName = {
  [Name in PageCallName]: CallTable[Name] extends { readonly audience?: 'member' } ? Name : never;
}[PageCallName];
