import { selfBlockCalls } from '#contract/protection/self-block/calls.ts';
import { SELF_BLOCK_TYPES } from '#contract/protection/self-block/constants.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import type { World } from '#sandbox/world/world.ts';
import { blockGuard } from './block-guard.ts';
import { createSelfBlocks, type SelfBlocks, type Subject, selfBlockMigrations } from './self-blocks.ts';

/** Blockable subject with its display name; types of play are named on the page. */
type NamedSubject = Subject & { readonly name: string };

const TYPES = SELF_BLOCK_TYPES.map((id): NamedSubject => ({ kind: 'type', id, name: '' }));
const leagues = LEAGUES.map(({ leagueId, name }): NamedSubject => ({ kind: 'league', id: leagueId, name }));

/** Returns all blockable subjects of a site. */
function subjectsOf(sites: Pick<SiteStore, 'venue' | 'venuesOf'>, siteId: SiteId): readonly NamedSubject[] {
  const venues = sites.venuesOf(siteId).flatMap((id): NamedSubject[] => {
    const name = sites.venue(id)?.name;
    return name === undefined ? [] : [{ kind: 'venue', id, name }];
  });
  return [...TYPES, ...venues, ...leagues];
}

/** Dependencies of the self-block handlers. */
type CallPorts = {
  readonly selfBlocks: SelfBlocks;
  readonly sites: Pick<SiteStore, 'venue' | 'venuesOf'>;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
};

/** Blocks that members set for themselves [P.29]. */
function selfBlockHandlers({ selfBlocks, sites, world }: CallPorts): HandlersOf<typeof selfBlockCalls> {
  const view = (context: CallContext) => {
    const held = selfBlocks.of(accountOf(context).userId, world.clock.now());
    const list = subjectsOf(sites, context.siteId).map((subject) => {
      const block = held.find(({ kind, id }) => kind === subject.kind && id === subject.id);
      return { ...subject, since: block?.since ?? null, endsAt: block?.ends_at ?? null };
    });
    return { list };
  };
  return {
    'selfBlock.list': (_input, context) => view(context),
    'selfBlock.set': ({ blocked, ...asked }, context) => {
      const { userId } = accountOf(context);
      const subject =
        subjectsOf(sites, context.siteId).find(({ kind, id }) => kind === asked.kind && id === asked.id) ??
        refuse('NOT_FOUND');
      const now = world.clock.now();
      if (blocked) selfBlocks.block(userId, subject, now);
      else selfBlocks.release(userId, subject, now);
      return view(context);
    },
  };
}

type Ports = Stored & { readonly world: Pick<World, 'matches' | 'facts' | 'bookAt'> };

/** Games, venues and times that members blocked for themselves, and the guard of it. */
export const selfBlockDomain = domain({
  migrations: [selfBlockMigrations],
  bounds: {
    self_block: record,
  },
  open({ db, world }: Ports) {
    const selfBlocks = createSelfBlocks(db);
    return { selfBlocks, blocks: blockGuard({ blocks: selfBlocks, world }) };
  },
  handlers: handlersFor(selfBlockCalls, selfBlockHandlers),
});
