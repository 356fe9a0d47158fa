import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { WheelPart } from '#contract/activity/schema/kinds/wheel.ts';
import type { ActivityParts } from '#contract/activity/schema/parts.ts';
import { ActivityPrize, type ActivityPrizeWire } from '#contract/activity/schema/prize.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { monthAfter, siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import { minorText, smaller } from '#sandbox/base/amount.ts';
import { maskedNickname } from '#sandbox/base/names/member-names.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { intColumn, jsonColumn, query } from '#sandbox/db/query.ts';
import { type ActivityMember, depositsWorth } from '#sandbox/domains/activity/engine/activity-member.ts';
import type { Edition, NewEdition } from '#sandbox/domains/activity/engine/editions/editions.ts';
import type { ActivityKindRules, Decision, KindPorts } from '#sandbox/domains/activity/engine/kind-rules.ts';
import { YUAN_SITES } from '#sandbox/domains/activity/engine/prizes/site-prizes.ts';
import { resultWire } from '#sandbox/domains/activity/engine/results.ts';
import type { Acts } from '#sandbox/domains/ground/act/acts.ts';
import { createDraws } from '#sandbox/games/chance/draws.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { fromHex } from '#sandbox/games/chance/sha256.ts';
import { FALLBACK_SECTOR, SECTORS, type Sector, TURNS_MAX, WEIGHTS_SUM } from './sectors.table.ts';
import { sectorsOf, wheelEditor } from './wheel-desk.ts';

type TurnSource = ActivityParts['wheel']['ways'][number];

/** Minutes watched in a day that bring a turn. */
const WATCH_MINUTES = 30n;
/** Worth in yuan of what was paid in, and staked on what has its result, that brings a turn; minor units. */
const DEPOSIT = 500_00n;
const BET = 1_000_00n;

const capped = (done: bigint, needed: bigint) => (done < 0n ? 0n : smaller(done, needed));

/** Returns the methods of earning wheel turns on a day, the member's progress with each, and their number of turns. */
function turnSourcesOf(acts: Pick<Acts, 'sum' | 'things'>, userId: string, now: number) {
  const from = siteDayStart(siteDayOf(now));
  const span = { from, until: from + DAY_MS };
  const watched = capped(acts.sum(userId, 'watch', span), WATCH_MINUTES);
  const paid = capped(depositsWorth(acts, userId, span), DEPOSIT);
  const staked = capped(acts.sum(userId, 'bet', span), BET);
  const sources: TurnSource[] = [
    { way: 'visit' },
    { way: 'watch', done: Number(watched), needed: Number(WATCH_MINUTES) },
    { way: 'deposit', done: minorText(paid), needed: minorText(DEPOSIT) },
    { way: 'bet', done: minorText(staked), needed: minorText(BET) },
  ];
  const reached = [true, watched === WATCH_MINUTES, paid === DEPOSIT, staked === BET];
  return { ways: sources, turns: reached.filter(Boolean).length };
}

type LatelyWire = v.InferInput<typeof WheelPart>['lately'];

const SHOWN = 5;
const prizeColumn = jsonColumn(
  v.custom<ActivityPrizeWire>((value) => v.safeParse(ActivityPrize, value).success),
);
const WinRow = v.object({ result_id: v.string(), nickname: v.string(), prize: prizeColumn, at: intColumn });

/** Reads the recent wins of an edition, the newest first; names are masked, turns without a prize left out. */
function winsOf(db: DatabaseSync): (activityId: string) => LatelyWire {
  const newest = query(
    db,
    WinRow,
    `SELECT result_id, nickname, prize, activity_result.at AS at
     FROM activity_result JOIN member USING (user_id)
     WHERE activity_id = ? AND state <> 'none' ORDER BY running DESC LIMIT ${SHOWN}`,
  );
  return (activityId) =>
    newest.all(activityId).map(({ result_id, nickname, prize, at }) => ({
      resultId: result_id,
      name: maskedNickname(nickname),
      prize,
      at,
    }));
}

type Ports = Pick<KindPorts, 'results' | 'items' | 'stock' | 'money' | 'settings'>;
/** Length of a season in months, and days for claiming its prizes after it. */
const MONTHS = 3;
const CLAIM_DAYS = 7;

/** The word of a turn that a card paid for. */
const BY_CARD = 'cardSpin';

/**
 * Returns the turns of a member on the day of `now`: used, left of those the day earned, and cards that may still be used.
 * A turn by card uses none of those the day earns, before or after it; all together end at `TURNS_MAX`.
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
  const { ways, turns } = turnSourcesOf(money.acts, userId, now);
  const free = Math.max(0, Math.min(turns - (used - byCard), TURNS_MAX - used));
  const cards = Math.min(items.held(userId, 'wheelTurn'), TURNS_MAX - used - free);
  return { used, ways, free, cards };
}

/** Takes the drawn sector from the stock of the day; the stated fallback where it is used up. */
function onShelf({ stock }: Ports, { activityId }: Edition, drawn: number, day: string) {
  const perDay = SECTORS[drawn]?.perDay ?? null;
  const name = `sector-${drawn}`;
  if (perDay === null) return { slot: drawn, taken: false, name };
  stock.shelf(activityId, name, day, perDay);
  const taken = stock.reserve(activityId, name, day);
  return { slot: taken ? drawn : FALLBACK_SECTOR, taken, name };
}

/** Returns the sector of a point from 0 to 9 999. */
function sectorAt(point: number, sectors: readonly Sector[]): number {
  let end = 0;
  return sectors.findIndex(({ weight }) => {
    end += weight;
    return point < end;
  });
}

/** Creates the draws of an edition: the same secret, sectors, member, day and number of the turn give the same sector. */
export function spinner(
  secret: string,
  sectors: readonly Sector[] = SECTORS,
): (userId: string, day: string, n: number) => number {
  const key = keyedHash(fromHex(secret) ?? new Uint8Array());
  return (userId, day, n) => sectorAt(createDraws(key, `${userId}:${day}`, n).below(WEIGHTS_SUM), sectors);
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
    most: TURNS_MAX,
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
