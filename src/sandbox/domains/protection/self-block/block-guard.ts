import { type SelfBlockType, TYPE_OF_CATEGORY } from '#contract/protection/self-block/constants.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import type { BookOfMatch } from '#sandbox/world/seeds/league-books.table.ts';
import type { SelfBlocks, Subject } from './self-blocks.ts';

const ESPORTS = 3;
const games = new Map(GAME_CATALOGUE.map((game) => [game.gameId, game]));

/** Action of a member, as needed to check blocks. */
type Doing = {
  readonly userId: string;
  readonly siteId: SiteId;
  readonly use: string;
  readonly about: {
    readonly venue?: string;
    readonly gameId?: string;
    readonly matchIds?: readonly string[];
  };
  readonly at: number;
};

type Ports = {
  readonly blocks: Pick<SelfBlocks, 'of'>;
  readonly world: {
    readonly matches: {
      find(matchId: string): { readonly leagueId: string; readonly ballClassId: number } | null;
    };
    readonly facts: (matchId: string) => { readonly isLive: boolean } | null;
    readonly bookAt: BookOfMatch;
  };
};

const type = (id: SelfBlockType): Subject => ({ kind: 'type', id });

function ofMatch({ world }: Ports, matchId: string): readonly Subject[] {
  const match = world.matches.find(matchId);
  if (!match) return [];
  const isLive = world.facts(matchId)?.isLive === true;
  const league: Subject = { kind: 'league', id: match.leagueId };
  const when = type(isLive ? 'live' : 'prematch');
  return match.ballClassId === ESPORTS ? [league, when, type('esports')] : [league, when];
}

function ofGame(gameId: string): readonly Subject[] {
  const game = games.get(gameId);
  return game ? [{ kind: 'venue', id: game.venue.code }, type(TYPE_OF_CATEGORY[game.category])] : [];
}

/** Returns all blockable subjects of an action: its venue, its kind of play, its leagues. */
function subjectsIn(
  ports: Ports,
  { use, siteId, about: { venue, gameId, matchIds = [] } }: Doing,
): readonly Subject[] {
  const books = use === 'bet' ? matchIds.flatMap((id) => ports.world.bookAt(id, siteId) ?? []) : [];
  const venues = [...books, ...(venue ? [venue] : [])].map((id): Subject => ({ kind: 'venue', id }));
  const rest = [...(gameId ? ofGame(gameId) : []), ...matchIds.flatMap((id) => ofMatch(ports, id))];
  return use === 'gift' ? [type('gift')] : [...venues, ...rest];
}

/** Admits actions that the member has not blocked for themselves [P.29]. @throws Refusal BLOCKED_BY_CHOICE. */
export const blockGuard =
  (ports: Ports) =>
  (doing: Doing): void => {
    if (doing.use === 'withdraw') return;
    const held = new Set(ports.blocks.of(doing.userId, doing.at).map(({ kind, id }) => `${kind}:${id}`));
    if (held.size > 0 && subjectsIn(ports, doing).some(({ kind, id }) => held.has(`${kind}:${id}`)))
      refuse('BLOCKED_BY_CHOICE');
  };
