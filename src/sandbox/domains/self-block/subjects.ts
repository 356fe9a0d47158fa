import { SELF_BLOCK_TYPES } from '#contract/constants/self-block.ts';
import type { SiteId } from '#sandbox/base/sites.table.ts';
import type { SiteStore } from '#sandbox/domains/site/site-store.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import type { Subject } from './self-blocks.ts';

/** Something that can be blocked, under the name people know it by; types of play have theirs on the page. */
export type NamedSubject = Subject & { readonly name: string };

const TYPES = SELF_BLOCK_TYPES.map((id): NamedSubject => ({ kind: 'type', id, name: '' }));
const leagues = LEAGUES.map(({ leagueId, name }): NamedSubject => ({ kind: 'league', id: leagueId, name }));

/** Everything that can be blocked on a site. */
export function subjectsOf(
  sites: Pick<SiteStore, 'venue' | 'venuesOf'>,
  siteId: SiteId,
): readonly NamedSubject[] {
  const venues = sites.venuesOf(siteId).flatMap((id): NamedSubject[] => {
    const name = sites.venue(id)?.name;
    return name === undefined ? [] : [{ kind: 'venue', id, name }];
  });
  return [...TYPES, ...venues, ...leagues];
}
