import type { AdminCatalogue } from '#sandbox/admin/admin-catalogue.ts';
import type { Overview } from '#sandbox/admin/overview.ts';
import type { AdminRequest } from './admin-client.ts';

/** Sends the requests one after another, and shows the result with the given text. Resolves to whether all of them succeeded. */
export type Act = (description: string, ...requests: readonly AdminRequest[]) => Promise<boolean>;

/** Dependencies of every panel. */
export type Operator = { readonly catalogue: AdminCatalogue; readonly act: Act };

/** Section of the page, created once and kept up to date. */
export type Panel = { readonly root: HTMLElement; readonly update: (overview: Overview) => void };
