import type { DatabaseSync } from 'node:sqlite';
import type { DailyDuty } from '#sandbox/db/daily-duty.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import type { TableBounds } from '#sandbox/db/table-bound.ts';
import type { Site } from '#sandbox/http/api.ts';
import {
  type AnyCall,
  type BoundCall,
  bindCalls,
  type HandlersOf,
} from '#sandbox/http/binding/bind-calls.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';

/** The part of the platform that stores: its database, with the schema of every domain. */
export type Stored = { readonly db: DatabaseSync };
/** The part of the platform that knows the server's time. */
export type Timed = { readonly world: { readonly clock: Pick<WorldClock, 'now'> } };

/** Recurring work of an interval. It finds what is due by itself and may run twice for the same moment. */
export type Duty<Ports> = {
  /** Interval, ms of the world's clock. */
  readonly everyMs: number;
  /** Runs also at once when the platform starts; else first after one interval. */
  readonly atStart?: true;
  readonly run: (ports: Ports, now: number) => void;
};

/** Work done once for each Beijing day. @returns how many rows failed; the day is tried again while there are any */
export type DayDuty<Ports> = Omit<DailyDuty, 'run'> & {
  readonly run: (ports: Ports, ...day: Parameters<DailyDuty['run']>) => number;
};

/** Binds the handlers of a domain to their calls. @param checkAnswers whether each response is validated */
export type Answers<Ports> = (ports: Ports, checkAnswers: boolean) => readonly BoundCall[];

type Parts<Calls, Admin, Due, Day, Seed> = {
  /** Schema of its own tables, in the order in which it grew. It may refer to tables of the domains before it. */
  readonly migrations?: readonly Migrations[];
  /** Bound on the growth of each of its tables. */
  readonly bounds?: TableBounds;
  /** Answers of its calls, by `handlersFor`. */
  readonly handlers?: Answers<Calls>;
  /** Actions of an operator, under `/sandbox` of the console's origin. */
  readonly admin?: (site: Site, ports: Admin) => void;
  /** Recurring work; starts when every domain is open and seeded. */
  readonly duties?: readonly Duty<Due>[];
  /** Work of each day; starts after the `duties`. */
  readonly dayDuties?: readonly DayDuty<Day>[];
  /** Adds the demonstration data, once; runs at every start when every domain is open. `now` is epoch ms of the world. */
  readonly seed?: (ports: Seed, now: number) => void | Promise<void>;
};

type Opening<Below, Opened> = {
  /** Creates its services from the domains below; they become a part of the platform under the names of the record. */
  readonly open: (below: Below) => Opened;
};

/**
 * One noun of the platform as one value. `Below` is what it opens with, `Opened` what it adds to the platform, and `Needed`
 * what its handlers, admin actions, duties and seed use of the whole platform.
 */
export type Domain<Below, Opened, Needed> = Opening<Below, Opened> &
  Parts<Needed, Needed, Needed, Needed, Needed>;

/** Defines a domain; every part but `open` may be left out. */
export const domain = <Below, Opened extends object, Calls, Admin, Due, Day, Seed>(
  parts: Opening<Below, Opened> & Parts<Calls, Admin, Due, Day, Seed>,
): Domain<Below, Opened, Calls & Admin & Due & Day & Seed> => parts;

/** Defines a domain that opens nothing: its handlers work with the services of others. */
export const statelessDomain = <Calls, Admin, Due, Day, Seed>(
  parts: Parts<Calls, Admin, Due, Day, Seed>,
): Domain<unknown, object, Calls & Admin & Due & Day & Seed> => ({ open: () => ({}), ...parts });

/** Binds handlers to the calls of one noun: one that is missing or answers another shape does not compile. */
export const handlersFor =
  <Table extends Readonly<Record<string, AnyCall>>, Ports>(
    table: Table,
    handlersOf: (ports: Ports) => HandlersOf<Table>,
  ): Answers<Ports> =>
  (ports, checkAnswers) =>
    bindCalls(table, handlersOf(ports), checkAnswers);
