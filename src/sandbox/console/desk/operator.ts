import type { AdminCatalogue } from '#sandbox/admin/admin-catalogue.ts';
import type { Overview } from '#sandbox/admin/overview.ts';
import type { AdminRequest } from './admin-client.ts';

/** Does what is asked, one after another, and shows how it went in the words given. Answers whether all of it was done. */
export type Act = (words: string, ...requests: readonly AdminRequest[]) => Promise<boolean>;

/** What every panel works with. */
export type Operator = { readonly catalogue: AdminCatalogue; readonly act: Act };

/** A part of the page, made once and kept up to date. */
export type Panel = { readonly root: HTMLElement; readonly update: (overview: Overview) => void };
