import { type DailyDuty, startDailyDuty } from '#sandbox/db/daily-duty.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import type { TableBounds } from '#sandbox/db/table-bound.ts';
import type { Site } from '#sandbox/http/api.ts';
import type { BoundCall } from '#sandbox/http/binding/bind-calls.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import type { Domain, Duty, Stored } from './domain.ts';

/** Duties with the platform they work on. */
type ReadyDuties = {
  readonly every: readonly (Omit<Duty<never>, 'run'> & { readonly run: (now: number) => void })[];
  readonly daily: readonly DailyDuty[];
};

/**
 * Domains in the order in which they open. `Opened` is the platform so far, and `Needed` what their handlers, admin
 * actions, duties and seeds use: a list is whole when `Opened` has all of it, which `seed` and the others check.
 */
export type DomainList<Base, Opened, Needed> = {
  readonly migrations: readonly Migrations[];
  readonly bounds: TableBounds;
  /** Adds a domain, which compiles only where the domains before it open what it opens with. */
  readonly with: <More extends object, Ports>(
    domain: Domain<Opened, More, Ports>,
  ) => DomainList<Base, Opened & More, Needed & Ports>;
  readonly open: (base: Base) => Opened;
  /** Adds the demonstration data of each domain in turn. */
  readonly seed: (platform: Needed, now: number) => Promise<void>;
  readonly calls: (platform: Needed, checkAnswers: boolean) => readonly BoundCall[];
  readonly duties: (platform: Needed) => ReadyDuties;
  readonly mountAdmin: (site: Site, platform: Needed) => void;
};

/** Gives the duties of a domain their platform. */
const dutiesOf = <Ports>(
  { duties = [], dayDuties = [] }: Domain<never, object, Ports>,
  ports: Ports,
): ReadyDuties => ({
  every: duties.map((duty) => ({ ...duty, run: (now) => duty.run(ports, now) })),
  daily: dayDuties.map((duty) => ({ ...duty, run: (day, at) => duty.run(ports, day, at) })),
});

function listOf<Base, Opened extends object, Needed>(
  list: Omit<DomainList<Base, Opened, Needed>, 'with'>,
): DomainList<Base, Opened, Needed> {
  return {
    ...list,
    with: <More extends object, Ports>(domain: Domain<Opened, More, Ports>) =>
      listOf<Base, Opened & More, Needed & Ports>({
        migrations: [...list.migrations, ...(domain.migrations ?? [])],
        bounds: { ...list.bounds, ...domain.bounds },
        open(base) {
          const below = list.open(base);
          return { ...below, ...domain.open(below) };
        },
        async seed(platform, now) {
          await list.seed(platform, now);
          await domain.seed?.(platform, now);
        },
        calls: (platform, checkAnswers) => [
          ...list.calls(platform, checkAnswers),
          ...(domain.handlers?.(platform, checkAnswers) ?? []),
        ],
        duties(platform) {
          const [before, own] = [list.duties(platform), dutiesOf(domain, platform)];
          return { every: [...before.every, ...own.every], daily: [...before.daily, ...own.daily] };
        },
        mountAdmin(site, platform) {
          list.mountAdmin(site, platform);
          domain.admin?.(site, platform);
        },
      }),
  };
}

/** Starts a list of domains over what is there before them. */
export const domains = <Base extends object>(): DomainList<Base, Base, unknown> =>
  listOf<Base, Base, unknown>({
    migrations: [],
    bounds: {},
    open: (base) => base,
    seed: async () => {},
    calls: () => [],
    duties: () => ({ every: [], daily: [] }),
    mountAdmin: () => {},
  });

type Ports = Stored & { readonly clock: Pick<WorldClock, 'now' | 'at' | 'every' | 'onSetBack'> };

/** Runs duties by the clock from now on, those of the start in their order. */
export function startDuties({ db, clock }: Ports, { every, daily }: ReadyDuties): void {
  for (const { everyMs, atStart, run } of every) {
    if (atStart) run(clock.now());
    clock.every(everyMs, () => run(clock.now()));
  }
  for (const duty of daily) startDailyDuty({ db, clock }, duty);
}
