import type { ActivityParts } from '#contract/models/activity/parts.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { monthAfter, siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { ActivityMember } from '#sandbox/domains/activity/engine/activity-member.ts';
import type { Edition, NewEdition } from '#sandbox/domains/activity/engine/editions.ts';
import type { ActivityKindRules, Decision, KindPorts } from '#sandbox/domains/activity/engine/kind-rules.ts';
import { resultWire } from '#sandbox/domains/activity/engine/results.ts';
import { YUAN_SITES } from '#sandbox/domains/activity/engine/site-prizes.ts';
import { winsOf } from './lately.ts';
import { FALLBACK_SECTOR, MOST_TURNS, SECTORS } from './sectors.table.ts';
import { spinner } from './spin.ts';
import { waysOf } from './ways.ts';
import { sectorsOf, wheelEditor } from './wheel-desk.ts';

type Ports = Pick<KindPorts, 'results' | 'items' | 'stock' | 'money' | 'settings'>;
/** A season lasts so long, and what was won in it waits so long after. */
const MONTHS = 3;
const CLAIM_DAYS = 7;

/** The word of a turn that a card paid for. */
const BY_CARD = 'cardSpin';

/**
 * Turns of a member on the day of `now`: used, left of those the day brought, and cards that may still be used. A turn by card
 * takes none of those the day brings, earned before or after it; all together end at `MOST_TURNS`.
 */
function turnsOf(
  { results, items, money }: Ports,
  { userId }: ActivityMember,
  edition: Edition,
  now: number,
) {
  const day = siteDayOf(now);
  const used = results.count(edition.activityId, day, userId);
  const byCard = results.countDid(edition.activityId, day, userId, BY_CARD);
  const { ways, turns } = waysOf(money.acts, userId, now);
  const free = Math.max(0, Math.min(turns - (used - byCard), MOST_TURNS - used));
  const cards = Math.min(items.held(userId, 'wheelTurn'), MOST_TURNS - used - free);
  return { used, ways, free, cards };
}

/** Takes the drawn sector off the shelf of the day; the stated fallback where it is gone. */
function onShelf({ stock }: Ports, { activityId }: Edition, drawn: number, day: string) {
  const perDay = SECTORS[drawn]?.perDay ?? null;
  const name = `sector-${drawn}`;
  if (perDay === null) return { slot: drawn, taken: false, name };
  stock.shelf(activityId, name, day, perDay);
  const taken = stock.take(activityId, name, day);
  return { slot: taken ? drawn : FALLBACK_SECTOR, taken, name };
}

function spin(ports: Ports, member: ActivityMember, edition: Edition, now: number): Decision {
  const day = siteDayOf(now);
  const { used, free, cards } = turnsOf(ports, member, edition, now);
  if (free + cards === 0) return refuse('ACTIVITY_USED_UP');
  const did = free === 0 ? BY_CARD : 'spin';
  if (did === BY_CARD) ports.items.use(member.userId, 'wheelTurn', 1, '转盘次数', now);
  const n = used + 1;
  const drawn = spinner(edition.secret, sectorsOf(ports, edition.activityId))(member.userId, day, n);
  const { slot, taken, name } = onShelf(ports, edition, drawn, day);
  const prize = SECTORS[slot]?.prize ?? { is: 'none' };
  return { did, period: day, n, slot, prize, ...(taken ? { stock: { name, period: day } } : {}) };
}

type Page = Ports & { readonly winsOf: ReturnType<typeof winsOf> };

function detail(ports: Page, member: ActivityMember, edition: Edition, now: number): ActivityParts['wheel'] {
  const day = siteDayOf(now);
  const { activityId } = edition;
  const { used, ways, free, cards } = turnsOf(ports, member, edition, now);
  const last = ports.results.nth(activityId, day, member.userId, used);
  return {
    sectors: sectorsOf(ports, activityId).map(({ prize, weight, perDay }, index) => ({
      prize,
      weight,
      stock: perDay === null ? null : ports.stock.shelf(activityId, `sector-${index}`, day, perDay),
    })),
    fallback: FALLBACK_SECTOR,
    freeLeft: free,
    ways,
    used,
    most: MOST_TURNS,
    cards,
    resetAt: siteDayStart(day, 1),
    last: last === null ? null : resultWire(last),
    lately: ports.winsOf(activityId),
  };
}

function edition(n: number, openAt: number): NewEdition {
  const endAt = siteMonthStart(monthAfter(siteMonthOf(openAt), MONTHS));
  const claimUntil = siteDayStart(siteDayOf(endAt), CLAIM_DAYS);
  const times = { preheatAt: openAt, openAt, drawAt: null, endAt, claimUntil };
  return { activityId: `wheel-${n}`, title: '幸运转盘', times };
}

/** The wheel [1.03]: the sector is drawn and booked before anything turns; odds are those shown, stock is of the day. */
export function wheelRules(ports: Ports & Pick<KindPorts, 'db'>): ActivityKindRules<'wheel'> {
  const page = { ...ports, winsOf: winsOf(ports.db) };
  return {
    sites: YUAN_SITES,
    edition,
    seed: (now) => [edition(1, siteMonthStart(siteMonthOf(now)))],
    standing(member, edition, now) {
      const day = siteDayOf(now);
      const { free, cards } = turnsOf(ports, member, edition, now);
      if (free + cards > 0) return { is: 'ready', left: free + cards };
      return { is: 'locked', why: 'usedUp', until: siteDayStart(day, 1) };
    },
    detail: (member, edition, now) => detail(page, member, edition, now),
    act: (member, does, edition, now) =>
      does.does === 'spin' ? spin(ports, member, edition, now) : refuse('BAD_REQUEST'),
    editor: wheelEditor(ports),
  };
}
