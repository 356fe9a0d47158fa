import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import type { vipCalls } from '#contract/rewards/vip/calls.ts';
import type { VipGrade, VipProgress } from '#contract/rewards/vip/schema.ts';
import type { Currency } from '#contract/units/money.ts';
import { siteDayStart } from '#contract/units/site-day.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { GRADES, giftCash, ratesOf, rebateMax, ruleOf } from '#sandbox/base/tables/grades.table.ts';
import { mainCurrencyOf } from '#sandbox/base/tables/sites.table.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { type Commands, runOnce } from '#sandbox/domains/ground/command/commands.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import { firstDay } from './calendar.ts';
import { sinceFall, type Vip } from './create-vip.ts';
import type { ChangeRow, GradeStatus } from './standings.ts';

/** Dependencies of the VIP handlers. */
type Ports = {
  readonly db: Parameters<typeof transaction>[0];
  readonly commands: Commands;
  readonly profiles: { of(userId: string): { readonly birthday: string } };
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly money: { readonly vip: Vip };
};

const Credited = v.object({ currency: currencyField, amount: v.string() });
const gradeWire = (grade: number, currency: Currency): v.InferInput<typeof VipGrade> => {
  const { isInvited, deposits, turnover, keep } = ruleOf(grade);
  return {
    grade,
    isInvited: isInvited ? 1 : 0,
    deposits: minorText(deposits),
    turnover: minorText(turnover),
    keep: minorText(keep),
    upgradeCash: minorText(giftCash('upgrade', grade, currency)),
    monthCash: minorText(giftCash('month', grade, currency)),
    birthCash: minorText(giftCash('birthday', grade, currency)),
    rebateMost: minorText(rebateMax(currency, grade)),
    rates: ratesOf(grade),
  };
};

/** Returns the requirements of the next grade; null for the highest one that figures can reach. */
function nextOf(standing: GradeStatus): v.InferInput<typeof VipProgress>['next'] {
  const grade = standing.grade + 1;
  if (grade >= GRADES.length) return null;
  const { isInvited, deposits, turnover, keep } = ruleOf(grade);
  const since = grade <= standing.best ? sinceFall(standing) : null;
  if (isInvited && since === null) return null;
  const regain = since === null ? null : { done: minorText(since), needed: minorText(keep) };
  return { grade, deposits: minorText(deposits), turnover: minorText(turnover), regain };
}

function retentionOf(vip: Vip, standing: GradeStatus, at: number): v.InferInput<typeof VipProgress>['keep'] {
  const window = vip.nextRetention(standing, at);
  if (!window) return null;
  const { month, from, to, done, needed } = window;
  return { at: siteDayStart(firstDay(month)), from, to, done: minorText(done), needed: minorText(needed) };
}

const changeWire = ({ change_id, from_grade, to_grade, why, at, ...row }: ChangeRow) => ({
  changeId: String(change_id),
  from: from_grade,
  to: to_grade,
  why,
  at,
  deposits: minorText(row.deposits),
  turnover: minorText(row.turnover),
  kept: row.kept === null ? null : minorText(row.kept),
  until: row.until,
});

/** Handlers of VIP grades: requirements, benefits, and the member’s progress [3.13, 7.16]. */
export const vipHandlers = ({ db, money, profiles, commands, world }: Ports): HandlersOf<typeof vipCalls> => {
  const { vip } = money;
  const once = runOnce(commands, world.clock.now);
  return {
    'vip.grades': (_input, { siteId }) => ({
      list: GRADES.map((_rule, grade) => gradeWire(grade, mainCurrencyOf(siteId))),
    }),
    'vip.progress': (_input, context) => {
      const { userId } = accountOf(context);
      const at = world.clock.now();
      const { birthday } = profiles.of(userId);
      const standing = transaction(db, () => {
        vip.grantBirthdayGift(userId, birthday, at);
        return vip.standings.of(userId, at) ?? refuse('NOT_FOUND');
      });
      return {
        grade: standing.grade,
        deposits: minorText(standing.deposits),
        turnover: minorText(standing.turnover),
        next: nextOf(standing),
        keep: retentionOf(vip, standing, at),
        heldUntil: (standing.held_until ?? 0) > at ? standing.held_until : null,
        birthday: birthday.slice(5),
        gifts: vip.gifts.list(userId, mainCurrencyOf(context.siteId), at),
      };
    },
    'vip.history': ({ page, size }, context) => {
      const { userId } = accountOf(context);
      return {
        total: vip.standings.changeCount(userId),
        list: vip.standings.changes(userId, size, (page - 1) * size).map(changeWire),
      };
    },
    'vip.claim': (request, context) =>
      once('vip.claim', context, request, Credited, (userId, at) => {
        const currency = mainCurrencyOf(context.siteId);
        return { currency, amount: minorText(vip.gifts.claim(userId, request.giftId, currency, at)) };
      }),
  };
};
