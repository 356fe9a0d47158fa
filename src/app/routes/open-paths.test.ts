import { expect, test } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import { isOpenTo } from './open-paths.ts';
import { paths } from './paths.ts';

const as = (state: 'resting' | 'excluded') => ({
  state,
  since: serverTime(0),
  until: null,
  openableAt: null,
});

test('[P.17] a break leaves withdrawals, records, messages, limits, help, service and matches open', () => {
  const room = '/app/room/match/1';
  for (const open of [
    paths.withdraw,
    paths.records,
    paths.inbox,
    paths.limits,
    paths.help,
    paths.support,
    room,
  ])
    expect(isOpenTo(as('resting'), open), open).toBe(true);
  for (const shut of [paths.home, paths.deposit, paths.coins, paths.welfare, '/app/play/10583'])
    expect(isOpenTo(as('resting'), shut), shut).toBe(false);
});

test('[P.18] an exclusion leaves only withdrawals, records, help and service open', () => {
  for (const open of [
    paths.withdraw,
    `${paths.withdraw}/W-1`,
    paths.records,
    paths.help,
    paths.support,
    paths.login,
  ])
    expect(isOpenTo(as('excluded'), open), open).toBe(true);
  for (const shut of ['/app/room/match/1', paths.inbox, paths.limits, paths.break, paths.deposit])
    expect(isOpenTo(as('excluded'), shut), shut).toBe(false);
});
