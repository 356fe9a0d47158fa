import { welfareCalls } from '#contract/rewards/welfare/calls.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import { playDemoWelfare } from './demo-welfare.ts';
import { mountWelfareAdmin } from './welfare-admin.ts';
import { welfareHandlers } from './welfare-handlers.ts';

/** A member's bonuses and coupons in one place. */
export const welfareDomain = statelessDomain({
  seed: (ports: Omit<Parameters<typeof playDemoWelfare>[0], 'now'>, now) =>
    playDemoWelfare({ ...ports, now }),
  admin: mountWelfareAdmin,
  handlers: handlersFor(welfareCalls, welfareHandlers),
});
