import { startDuties } from '#sandbox/domains/domain-list.ts';
import type { BoundCall } from '#sandbox/http/binding/bind-calls.ts';
import { admitting } from './admitting.ts';
import { notingHarm } from './noting-harm.ts';
import { type Base, type Platform, platformDomains } from './platform.ts';
import { startTidying } from './tidy-tables.ts';

/** Opens the platform with the demonstration data in it. The schema is up to date by then. */
export async function openPlatform(base: Base): Promise<Platform> {
  const platform = platformDomains.open(base);
  const { db, world } = base;
  await platformDomains.seed(platform, world.clock.now());
  startTidying({ db, clock: world.clock, rooms: world.rooms, bounds: platformDomains.bounds });
  startDuties({ db, clock: world.clock }, platformDomains.duties(platform));
  return platform;
}

/** Every call with its handler, behind what members decided for themselves. */
export const allCalls = (platform: Platform, checkAnswers: boolean): readonly BoundCall[] =>
  platformDomains.calls(platform, checkAnswers).map(admitting(platform)).map(notingHarm(platform));
