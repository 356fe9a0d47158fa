import type { DatabaseSync } from 'node:sqlite';
import type { ActivityMineWire, ActivityMomentWire } from '#contract/activity/schema/card.ts';
import type { ActivityDoes } from '#contract/activity/schema/does/does.ts';
import type { ActivityParts, PlayableKind } from '#contract/activity/schema/parts.ts';
import type { ActivityPrizeWire } from '#contract/activity/schema/prize.ts';
import type { ActivityPhase } from '#contract/activity/states.table.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { Points } from '#sandbox/domains/activity/points/points.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { Acts } from '#sandbox/domains/ground/act/acts.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { Treasury } from '#sandbox/domains/money/treasury/treasury.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import type { OpenParcels } from '#sandbox/domains/rewards/parcel/parcels.ts';
import type { World } from '#sandbox/world/world.ts';
import type { ActivityMember } from './activity-member.ts';
import type { EditGroup } from './desk/editing.ts';
import type { Settings, SettingValues } from './desk/settings.ts';
import type { Edition, NewEdition } from './editions/editions.ts';
import type { Items } from './prizes/items.ts';
import type { Stock } from './prizes/stock.ts';
import type { Results } from './results.ts';
import type { Settlement } from './settlement.ts';

/** Dependencies of a kind's rules. A kind that needs more of the platform adds it here. */
export type KindPorts = {
  readonly db: DatabaseSync;
  readonly world: World;
  readonly ledger: Ledger;
  readonly money: { readonly acts: Acts; readonly bonuses: Bonuses; readonly treasury: Treasury };
  readonly results: Results;
  readonly stock: Stock;
  readonly settings: Settings;
  readonly items: Items;
  readonly points: Points;
  /** Goods of members on their way. */
  readonly parcels: OpenParcels;
  /** Ends results that were pending. */
  readonly settlement: Settlement;
  readonly notify: SendNews;
};

/** Outcome of an act. The engine numbers it, pays or stores the prize, and responds with it. */
export type Decision = {
  /** The activity's own word for what was done. */
  readonly did: string;
  /** A day, or blank for the whole activity: n counts within it. */
  readonly period: string;
  /** Number of the result if there can be only one: a second is refused ACTIVITY_USED_UP. The next number where absent. */
  readonly n?: number;
  /** Slot in the drawing of the page. */
  readonly slot?: number;
  /** won and none follow from the prize; pending is ended later through `settlement`. */
  readonly prize: ActivityPrizeWire;
  readonly isPending?: true;
  /** The act is itself the claim: prizes with terms are also given at once. */
  readonly isClaim?: true;
  /** Name and period of the stock it was taken from, to restock it when the prize is not claimed. */
  readonly stock?: { readonly name: string; readonly period: string };
};

/** The rules of one kind of activity. All is called in a transaction; times are epoch ms of the server clock. */
export type ActivityKindRules<Kind extends PlayableKind> = {
  /** Sites it is for; all where absent. `YUAN_SITES` where it gives yuan that cannot be left out. */
  readonly sites?: readonly SiteId[];
  /** Editions of a new platform. Their ids are the same on every start. */
  seed(now: number): readonly NewEdition[];
  /** The n-th edition, from 1, that opens at a time: for kinds that have a next one. */
  edition?(n: number, openAt: number): NewEdition;
  /** Returns its state for an admitted member while the activity is open; the engine provides all else. */
  standing(member: ActivityMember, edition: Edition, now: number): ActivityMineWire;
  /** Returns the next moment while the edition is open, unless that is its end; null for its end only. */
  moment?(edition: Edition, now: number): ActivityMomentWire | null;
  /** Returns the content of the activity's page. */
  detail(member: ActivityMember, edition: Edition, now: number): ActivityParts[Kind];
  /** Returns the phases in which an act is accepted; only open where absent. */
  phasesOf?(does: ActivityDoes): readonly ActivityPhase[];
  /** Decides and books what is the kind's own. @throws Refusal, with nothing changed; BAD_REQUEST for an act of another kind. */
  act(member: ActivityMember, does: ActivityDoes, edition: Edition, now: number): Decision;
  /** Serves the next step to a member, if it has a time of its own. @throws Refusal, with nothing changed. */
  next?(member: ActivityMember, edition: Edition, now: number): void;
  /** Draws, settles and opens what is due; called every ten seconds for each edition, and may be called twice. */
  duty?(edition: Edition, now: number): void;
  /** Steps of an operator beyond opening, ending and drawing, with their labels in the console. */
  readonly operator?: {
    readonly labels: Readonly<Record<string, string>>;
    /** @throws Refusal ORDER_STEP_REFUSED for what cannot be done now. */
    run(step: string, edition: Edition, now: number): void;
  };
  /** Numbers that an operator may change while it is open. */
  readonly editor?: {
    groups(edition: Edition, now: number): readonly EditGroup[];
    /** Stores values that are within the bounds of their group. @throws EditRefusal for any other conflict. */
    edit(group: EditGroup, values: SettingValues, edition: Edition, now: number): void;
  };
};

/** Rules by kind. */
export type KindTable = { readonly [Kind in PlayableKind]: ActivityKindRules<Kind> };
