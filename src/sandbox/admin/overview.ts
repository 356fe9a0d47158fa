import type { Maintenance } from '#contract/site/site/schema.ts';
import type { SecurityEvent } from '#sandbox/domains/ground/security-log/security-log.ts';
import type { NextBet } from '#sandbox/domains/play/bet/offers/bet-control.ts';
import type { CallFaultRule } from '#sandbox/http/faults/fault-rule.ts';
import type { HeldRule } from '#sandbox/http/faults/fault-rules.ts';
import type { ActiveFault } from '#sandbox/http/faults/media-fault-injector.ts';
import type { AdminPorts } from './admin-ports.ts';
import { type CareOverview, careOverview } from './care/care-overview.ts';
import { type LetterOverview, letterOverview } from './care/letter-overview.ts';
import { type OutboxOverview, outboxOverview } from './care/outbox-overview.ts';
import {
  type ConversationOverview,
  conversationOverview,
  type FeedbackOverview,
  feedbackOverview,
} from './care/service-overview.ts';
import {
  type OrderOverview,
  orderOverview,
  type PayTypeOverview,
  payTypeOverview,
  type VenueOverview,
  venueOverview,
} from './money/money-overview.ts';
import { type IdentityOverview, identityOverview } from './people/identity-overview.ts';
import { type MemberOverview, memberOverview } from './people/member-overview.ts';
import { type ReviewOverview, reviewOverview } from './people/review-overview.ts';
import { type ActivityOverview, activityOverview } from './rewards/activity-overview.ts';
import { type AgentApplicationOverview, agentOverview } from './rewards/agent-overview.ts';
import { type BonusOverview, bonusOverview } from './rewards/bonus-overview.ts';
import { type ParcelOverview, parcelOverview } from './rewards/parcel-overview.ts';
import { type AnchorOverview, anchorOverview } from './world/anchor-overview.ts';
import { type MatchOverview, matchOverview } from './world/match-overview.ts';
import { type RoomOverview, roomOverview } from './world/room-overview.ts';

/** Overview for the operator, polled about every second. Times are epoch ms of the world's clock. */
export type Overview = {
  readonly now: number;
  readonly clock: 'live' | 'driven';
  /** Number of devices seen in the last two minutes, and of live sessions. */
  readonly visitors: { readonly devices: number; readonly sessions: number };
  /** Since the sandbox began, being answered now, and of these the chat's waiting polls. */
  readonly calls: { readonly total: number; readonly open: number; readonly polls: number };
  readonly crowd: number;
  readonly rooms: readonly RoomOverview[];
  readonly matches: readonly MatchOverview[];
  readonly anchors: readonly AnchorOverview[];
  readonly streams: readonly { readonly name: string; readonly onAir: boolean }[];
  readonly members: readonly MemberOverview[];
  readonly orders: readonly OrderOverview[];
  /** Private letters that members answered. */
  readonly letters: readonly LetterOverview[];
  /** Text messages and mails that were sent, newest first. */
  readonly outbox: readonly OutboxOverview[];
  /** Conversations with customer service that are not closed. */
  readonly conversations: readonly ConversationOverview[];
  /** what members reported, unless it is closed. */
  readonly feedbacks: readonly FeedbackOverview[];
  /** Goods that are not at their members' yet. */
  readonly parcels: readonly ParcelOverview[];
  /** Activities, and members who are excluded from them. */
  readonly activities: ActivityOverview;
  /** Changes that members requested to their own data. */
  readonly reviews: readonly ReviewOverview[];
  readonly identities: readonly IdentityOverview[];
  /** Open cases of members whose play may do them harm. */
  readonly careCases: readonly CareOverview[];
  /** Applications to become an agent. */
  readonly agentApplications: readonly AgentApplicationOverview[];
  /** Bonuses that are not ended. */
  readonly bonuses: readonly BonusOverview[];
  /** Overrides of the live delay and of the next bet, and the number of open bets. */
  readonly betting: {
    readonly delayMs: number | null;
    readonly next: NextBet | null;
    readonly open: number;
  };
  readonly venues: readonly VenueOverview[];
  readonly payTypes: readonly PayTypeOverview[];
  /** True if the other side of orders acts by itself. */
  readonly othersAct: boolean;
  /** Mode of the reviewer: it decides requests of members by rules, or leaves them to an operator. */
  readonly reviewMode: 'automatic' | 'operator';
  readonly rules: readonly HeldRule<CallFaultRule>[];
  readonly mediaFaults: readonly ActiveFault[];
  readonly maintenance: Maintenance | null;
  readonly oneSession: boolean;
  /** The newest events. */
  readonly security: readonly SecurityEvent[];
};

/** Matches and anchors that are on, and what was ended by hand. */
function streamOverview({ platform: { world }, video }: AdminPorts): Overview['streams'] {
  const matches = world.matches
    .list(0)
    .filter((match) => match.videoWebUrl !== '' && LIVE.includes(match.clockPhase));
  const anchors = world.anchors.list().filter(({ status }) => status === 1);
  const names = [
    ...matches.map(({ matchId }) => `m-${matchId}`),
    ...anchors.map(({ anchorRoomId }) => `a-${anchorRoomId}`),
  ];
  return [...new Set([...names, ...video.endedStreams()])].map((name) => ({
    name,
    onAir: video.isOnAir(name),
  }));
}

const LIVE: readonly string[] = ['first', 'halfTime', 'second', 'interrupted'];
const SEEN_WITHIN_MS = 120_000;
const POLL = 'chat.offline';
/** Number of entries shown of each kind. */
const SECURITY_SHOWN = 30;

function callsOf({ tally }: AdminPorts): Overview['calls'] {
  const counts = tally.view();
  const all = Object.values(counts);
  return {
    total: all.reduce((sum, { asked }) => sum + asked, 0),
    open: all.reduce((sum, { open }) => sum + open, 0),
    polls: counts[POLL]?.open ?? 0,
  };
}

const bettingOverview = ({ betting: { control, store } }: AdminPorts['platform']): Overview['betting'] => ({
  delayMs: control.delay(),
  next: control.next(),
  open: store.openCount(),
});

/** Returns the requests that members wait for, and the benefits they received. */
const memberServiceOverview = (platform: AdminPorts['platform']) => ({
  reviews: reviewOverview(platform),
  identities: identityOverview(platform),
  careCases: careOverview(platform),
  letters: letterOverview(platform),
  outbox: outboxOverview(platform),
  bonuses: bonusOverview(platform),
  agentApplications: agentOverview(platform),
  conversations: conversationOverview(platform),
  feedbacks: feedbackOverview(platform),
  parcels: parcelOverview(platform),
  activities: activityOverview(platform),
});

/** The sandbox as it is. */
export function overview(ports: AdminPorts): Overview {
  const { platform, faultInjector, video } = ports;
  const { world, switches, devices } = platform;
  const now = world.clock.now();
  const members = memberOverview(platform, now);
  return {
    now,
    clock: world.clock.mode,
    visitors: {
      devices: devices.seenWithin(SEEN_WITHIN_MS, now),
      sessions: members.reduce((sum, { sessions }) => sum + sessions, 0),
    },
    calls: callsOf(ports),
    crowd: world.crowd.rate,
    rooms: roomOverview(platform),
    matches: matchOverview(world),
    anchors: anchorOverview(platform),
    streams: streamOverview(ports),
    members,
    orders: orderOverview(platform),
    ...memberServiceOverview(platform),
    betting: bettingOverview(platform),
    venues: venueOverview(platform),
    payTypes: payTypeOverview(platform),
    othersAct: platform.money.others.act,
    reviewMode: platform.reviewer.mode,
    rules: faultInjector.list(),
    mediaFaults: video.faults.list(),
    maintenance: switches.maintenance,
    oneSession: switches.oneSession,
    security: platform.security.list(SECURITY_SHOWN),
  };
}
