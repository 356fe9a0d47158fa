import type { AdminPorts } from './admin-ports.ts';

/** Members an operator can have changed by hand are among the first so many. */
const MEMBERS = 200;

/** Ends everything an operator has turned on. What happened in matches stays, and so does what was said and given. */
export function resetOverrides({ platform, faultInjector, video }: AdminPorts): void {
  const { accounts, auth, betting, giftGoals, money, switches, world } = platform;
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
  world.crowd.calm();
  for (const { userId } of accounts.list(MEMBERS)) {
    accounts.block(userId, false);
    auth.accountStatus.ask(userId, { changeAsked: false });
    if (auth.accountStatus.dormantSince(userId) !== null) auth.accountStatus.wake(userId, now);
  }
}
