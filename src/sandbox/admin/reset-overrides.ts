import type { World } from '#sandbox/world/world.ts';
import type { AdminPorts } from './admin-ports.ts';

/** Resumes matches that an operator stopped, from the same moment. */
function resumeMatches({ matches }: World): void {
  for (const { matchId, clockPhase, clockPeriod = 1, ballClassId } of matches.list(0)) {
    if (clockPhase !== 'interrupted') continue;
    const isFirst = ballClassId === 2 ? clockPeriod <= 2 : clockPeriod <= 1;
    matches.setPhase(matchId, isFirst ? 'first' : 'second');
  }
}

/**
 * Ends every override that an operator has set, for every member. Match events stay, and so do messages, grants and the
 * platform's time.
 */
export function resetOverrides({ platform, faultInjector, video }: AdminPorts): void {
  const { accounts, auth, betting, giftGoals, money, sites, switches, world } = platform;
  faultInjector.clear();
  video.faults.clear();
  for (const name of video.endedStreams()) video.setStream(name, 'live');
  switches.maintenance = null;
  switches.oneSession = false;
  money.others.act = true;
  const now = world.clock.now();
  for (const { anchorRoomId } of world.anchors.list()) {
    world.anchors.holdStatus(anchorRoomId, null);
    giftGoals.set(anchorRoomId, null, now);
  }
  for (const matchId of [...world.odds.suspended()]) world.odds.suspend(matchId, false);
  world.odds.releaseMarkets();
  world.odds.hurry(null);
  betting.control.setDelay(null);
  betting.control.setNext(null);
  world.rooms.releaseStatuses();
  world.rooms.clearPlatformNotices();
  sites.reset();
  money.payTypes.reset();
  resumeMatches(world);
  world.crowd.calm();
  for (const { userId } of accounts.list(Number.MAX_SAFE_INTEGER)) {
    accounts.block(userId, false);
    auth.accountStatus.applyChange(userId, { changeRequested: false });
    if (auth.accountStatus.dormantSince(userId) !== null) auth.accountStatus.wake(userId, now);
  }
}
