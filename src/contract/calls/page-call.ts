import { type CallName, type CallTable, calls } from './table.ts';

/** Calls a page may make itself; every other one is asked by a service of the core. */
export type PageCallName = {
  [Name in CallName]: CallTable[Name] extends { readonly owner?: 'page' } ? Name : never;
}[CallName];

/** Calls a page may make whose answers are of the member who asked. */
export type MemberCallName = {
  [Name in PageCallName]: CallTable[Name] extends { readonly audience?: 'member' } ? Name : never;
}[PageCallName];

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);

/** Asked at run time, too: a script that speaks to the core is not bound by them. */
export const isPageCall = (name: string): name is PageCallName =>
  isCallName(name) && calls[name].owner === 'page';
