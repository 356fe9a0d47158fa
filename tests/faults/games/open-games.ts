import * as v from 'valibot';
import type { Random } from '#contract/units/random.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { query } from '#sandbox/db/query.ts';
import { createAdmission } from '#sandbox/domains/ground/admission/admission.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import { openVenues, type Venues } from '#sandbox/domains/play/venue/open-venues.ts';
import { venueMigrations } from '#sandbox/domains/play/venue/venue-migrations.ts';
import { createSiteStore } from '#sandbox/domains/site/site/site-store.ts';
import type { EngineName } from '#sandbox/games/engine.ts';
import { createKillableLedger, Killed } from '#tests/fixtures/money/killable-ledger.ts';
import { ANN, moneyBooksBy } from '#tests/fixtures/money/test-money.ts';

const START = 1_781_269_200_000;
const CURRENCY = 'CNY';
export const HOLDER = { userId: ANN, currency: CURRENCY } as const;

const enginesOf = (isTable: boolean): readonly EngineName[] => [
  ...new Set(
    GAME_CATALOGUE.flatMap(({ title }) => (Boolean(title.rules.table) === isTable ? [title.engine] : [])),
  ),
];
/** Every engine of rounds that their players begin, in the order of the catalogue. */
export const ENGINES = enginesOf(false);
/** Every engine of tables that all players share. */
export const TABLE_ENGINES = enginesOf(true);

const gameOf = (engine: EngineName) => {
  const game = GAME_CATALOGUE.find(({ title }) => title.engine === engine);
  if (!game) throw new Error(`no game of ${engine}`);
  return { gameId: game.gameId, name: game.name, engine, venue: game.venue.code, rules: game.title.rules };
};

const StateRow = v.object({ state: v.string() });

/** A platform of games with one member at one game; it can be killed and started again. */
export function openGames(engine: EngineName) {
  const time = { now: START };
  const now = () => time.now;
  const game = gameOf(engine);
  const books = moneyBooksBy({ now, every: () => () => undefined });
  migrate(books.db, [venueMigrations]);
  const killable = createKillableLedger(books.ledger);
  const sites = createSiteStore();
  sites.changeVenue(game.venue, { status: 0, displayed: true });
  const openPlatform = (): Venues =>
    openVenues({
      ...books,
      accounts: { byId: () => null },
      ledger: killable.ledger,
      sites,
      protection: createAdmission([]),
      now,
    });
  const enter = (venues: Venues) => {
    const visit = { gameId: game.gameId, currency: CURRENCY, siteId: 5000 } as const;
    const session = venues.sessions.visit(ANN, visit, now());
    const view = venues.api.open(venues.tickets.issue(session.sessionId, now()));
    if (!view.seeds.current) venues.api.changeSeed(view.key, 'client');
    return { ...session, key: view.key, history: view.history };
  };
  const lastState = query(books.db, StateRow, 'SELECT state FROM game_round ORDER BY round_id DESC LIMIT 1');
  const counts = { kills: 0, repeats: 0, abandoned: 0 };
  /** States that the last round had when the platform was killed. */
  const killedIn = new Map<string, number>();
  const platform = { venues: openPlatform() };
  const page = { visit: enter(platform.venues) };
  const restart = () => {
    const state = lastState.get()?.state ?? 'none';
    killedIn.set(state, (killedIn.get(state) ?? 0) + 1);
    counts.kills += 1;
    killable.restart();
    platform.venues = openPlatform();
    page.visit = enter(platform.venues);
  };
  return {
    ...books,
    game,
    time,
    counts,
    killedIn,
    venues: () => platform.venues,
    visit: () => page.visit,
    /** Opens the page of the game again, after its visit ended. */
    enterAgain() {
      page.visit = enter(platform.venues);
    },
    restart,
    killSoon: (next: Random) => killable.killAt(1 + Math.floor(next() * 2), next() < 0.5),
    /** Runs a request to its answer, over restarts of a platform that is killed during it. */
    request<Answer>(send: (venues: Venues, key: string) => Answer): Answer {
      for (;;) {
        try {
          const answer = send(platform.venues, page.visit.key);
          // Work on due rows survives a row that fails, and so returns from a platform that is dead.
          if (!killable.isDead()) return answer;
        } catch (thrown) {
          if (!(thrown instanceof Killed)) throw thrown;
        }
        restart();
      }
    },
  };
}
export type Games = ReturnType<typeof openGames>;
