import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '#contract/units/durations.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import { dutyMigrations } from '#sandbox/db/daily-duty.ts';
import { aged, fixed, slow, tidied } from '#sandbox/db/table-bound.ts';
import { activityDomain } from '#sandbox/domains/activity/domain.ts';
import { feedbackDomain } from '#sandbox/domains/care/feedback/domain.ts';
import { inboxDomain } from '#sandbox/domains/care/inbox/domain.ts';

import { supportDomain } from '#sandbox/domains/care/support/domain.ts';
import { chatDomain } from '#sandbox/domains/community/chat/domain.ts';
import { chatMessageDomain } from '#sandbox/domains/community/chat-message/domain.ts';
import { followDomain } from '#sandbox/domains/community/follow/domain.ts';
import { giftDomain } from '#sandbox/domains/community/gift/domain.ts';
import { liveDomain } from '#sandbox/domains/community/live/domain.ts';
import { searchDomain } from '#sandbox/domains/community/search/domain.ts';
import { statelessDomain } from '#sandbox/domains/domain.ts';
import { domains } from '#sandbox/domains/domain-list.ts';
import { actDomain } from '#sandbox/domains/ground/act/domain.ts';
import { codeDomain } from '#sandbox/domains/ground/code/domain.ts';
import { commandDomain } from '#sandbox/domains/ground/command/domain.ts';
import { ledgerDomain } from '#sandbox/domains/ground/ledger/domain.ts';
import { memberDomain } from '#sandbox/domains/ground/member/domain.ts';
import { payTypeDomain } from '#sandbox/domains/ground/pay-type/domain.ts';
import { securityLogDomain } from '#sandbox/domains/ground/security-log/domain.ts';
import { statementDomain } from '#sandbox/domains/ground/statement/domain.ts';
import { turnoverDomain } from '#sandbox/domains/ground/turnover/domain.ts';
import { coinDomain } from '#sandbox/domains/money/coin/domain.ts';
import { depositDomain } from '#sandbox/domains/money/deposit/domain.ts';
import { exchangeDomain } from '#sandbox/domains/money/exchange/domain.ts';
import { orderDomain } from '#sandbox/domains/money/order/domain.ts';
import { payeeDomain } from '#sandbox/domains/money/payee/domain.ts';
import { transferDomain } from '#sandbox/domains/money/transfer/domain.ts';
import { treasuryDomain } from '#sandbox/domains/money/treasury/domain.ts';
import { walletDomain } from '#sandbox/domains/money/wallet/domain.ts';
import { withdrawDomain } from '#sandbox/domains/money/withdraw/domain.ts';
import { withdrawPasswordDomain } from '#sandbox/domains/money/withdraw-password/domain.ts';
import { accountDomain } from '#sandbox/domains/people/account/domain.ts';
import { authDomain } from '#sandbox/domains/people/auth/domain.ts';
import { captchaDomain } from '#sandbox/domains/people/captcha/domain.ts';
import { dormancyDomain } from '#sandbox/domains/people/dormancy/domain.ts';
import { identityDomain } from '#sandbox/domains/people/identity/domain.ts';
import { passwordRecoveryDomain } from '#sandbox/domains/people/password-recovery/domain.ts';
import { profileDomain } from '#sandbox/domains/people/profile/domain.ts';
import { registerDomain } from '#sandbox/domains/people/register/domain.ts';
import { securityDomain } from '#sandbox/domains/people/security/domain.ts';
import { sessionDomain } from '#sandbox/domains/people/session/domain.ts';
import { betDomain } from '#sandbox/domains/play/bet/domain.ts';
import { boardDomain } from '#sandbox/domains/play/board/domain.ts';
import { gameDomain } from '#sandbox/domains/play/game/domain.ts';
import { playReportDomain } from '#sandbox/domains/play/play-report/domain.ts';
import { priceDomain } from '#sandbox/domains/play/price/domain.ts';
import { venueDomain } from '#sandbox/domains/play/venue/domain.ts';
import { depositLimitDomain } from '#sandbox/domains/protection/deposit-limit/domain.ts';
import { guardsDomain } from '#sandbox/domains/protection/guards/domain.ts';
import { markerDomain } from '#sandbox/domains/protection/marker/domain.ts';
import { ownLimitDomain } from '#sandbox/domains/protection/own-limit/domain.ts';
import { realityCheckDomain } from '#sandbox/domains/protection/reality-check/domain.ts';
import { restrictionDomain } from '#sandbox/domains/protection/restriction/domain.ts';
import { selfBlockDomain } from '#sandbox/domains/protection/self-block/domain.ts';
import { agentDomain } from '#sandbox/domains/rewards/agent/domain.ts';
import { bonusDomain } from '#sandbox/domains/rewards/bonus/domain.ts';
import { couponDomain } from '#sandbox/domains/rewards/coupon/domain.ts';
import { inviteDomain } from '#sandbox/domains/rewards/invite/domain.ts';
import { parcelDomain } from '#sandbox/domains/rewards/parcel/domain.ts';
import { promotionDomain } from '#sandbox/domains/rewards/promotion/domain.ts';
import { demoRebatesDomain, rebateDomain } from '#sandbox/domains/rewards/rebate/domain.ts';
import { vipDomain } from '#sandbox/domains/rewards/vip/domain.ts';
import { welfareDomain } from '#sandbox/domains/rewards/welfare/domain.ts';
import { announcementDomain } from '#sandbox/domains/site/announcement/domain.ts';
import { bannerDomain } from '#sandbox/domains/site/banner/domain.ts';
import { expertDomain } from '#sandbox/domains/site/expert/domain.ts';
import { helpDomain } from '#sandbox/domains/site/help/domain.ts';
import { newsDomain } from '#sandbox/domains/site/news/domain.ts';
import { siteDomain } from '#sandbox/domains/site/site/domain.ts';
import { sponsorDomain } from '#sandbox/domains/site/sponsor/domain.ts';
import { timeDomain } from '#sandbox/domains/site/time/domain.ts';
import type { NetworkHost } from '#sandbox/http/hosts/network-host.ts';
import type { RealStreams } from '#sandbox/video/signing/real-streams.ts';
import type { VideoDomains } from '#sandbox/video/signing/video-domains.ts';
import type { World } from '#sandbox/world/world.ts';
import { moneyMigrations } from './money-migrations.ts';
import { platformMigrations } from './platform-migrations.ts';
import { type ReviewMode, reviewerDomain } from './reviewer.ts';

/** Foundation over which the domains open. */
export type Base = {
  readonly db: DatabaseSync;
  /** Key under which the identities of persons are hashed; stored outside the database. */
  readonly personKey: string;
  /** N of scrypt for passwords of members. */
  readonly passwordCost: number;
  readonly world: World;
  readonly engine: CryptoEngine;
  readonly video: VideoDomains;
  /** Real streams that match rooms play. */
  readonly real: RealStreams;
  /** Opens the site and the video domains to other devices. */
  readonly host?: NetworkHost;
  /** Seed of the demonstration data. */
  readonly seed: number;
  /** Mode of the reviewer at the start. */
  readonly reviewMode: ReviewMode;
  /** Receives defects of background work. */
  readonly onDefect: (error: Error) => void;
};

/**
 * Tables from before each domain had its own, and those of the database and the world. These chains stay as they are: a new
 * table belongs to its domain.
 */
const foundation = statelessDomain({
  migrations: [platformMigrations, moneyMigrations, dutyMigrations],
  bounds: {
    duty_day: slow(2),
    migration: fixed,
    seed: fixed,
    world_anchor_held: fixed,
    world_chat_message: tidied('world/rooms'),
    world_chat_mute: tidied('world/rooms'),
    world_chat_room: tidied('world/rooms'),
    world_clock: fixed,
    // The tables and histories of matches go back two seasons, of 210 days at most.
    world_match_edit: aged('at', 400 * DAY_MS),
  },
});

/** Every domain of the platform, in the order in which they open: each may use those above it. */
export const platformDomains = domains<Base>()
  .with(foundation)
  .with(ledgerDomain)
  .with(memberDomain)
  .with(commandDomain)
  .with(codeDomain)
  .with(securityLogDomain)
  .with(turnoverDomain)
  .with(siteDomain)
  .with(bannerDomain)
  .with(helpDomain)
  .with(sponsorDomain)
  .with(timeDomain)
  .with(announcementDomain)
  .with(newsDomain)
  .with(expertDomain)
  .with(authDomain)
  .with(inboxDomain)
  .with(actDomain)
  .with(statementDomain)
  .with(payTypeDomain)
  .with(giftDomain)
  .with(payeeDomain)
  .with(withdrawPasswordDomain)
  .with(walletDomain)
  .with(bonusDomain)
  .with(couponDomain)
  .with(promotionDomain)
  .with(vipDomain)
  .with(rebateDomain)
  .with(welfareDomain)
  .with(orderDomain)
  .with(depositDomain)
  .with(withdrawDomain)
  .with(transferDomain)
  .with(treasuryDomain)
  .with(exchangeDomain)
  .with(coinDomain)
  .with(depositLimitDomain)
  .with(restrictionDomain)
  .with(selfBlockDomain)
  .with(profileDomain)
  .with(identityDomain)
  .with(parcelDomain)
  .with(boardDomain)
  .with(betDomain)
  .with(priceDomain)
  .with(demoRebatesDomain)
  .with(playReportDomain)
  .with(markerDomain)
  .with(ownLimitDomain)
  .with(realityCheckDomain)
  .with(guardsDomain)
  .with(gameDomain)
  .with(venueDomain)
  .with(activityDomain)
  .with(inviteDomain)
  .with(agentDomain)
  .with(followDomain)
  .with(sessionDomain)
  .with(captchaDomain)
  .with(accountDomain)
  .with(registerDomain)
  .with(passwordRecoveryDomain)
  .with(dormancyDomain)
  .with(securityDomain)
  .with(liveDomain)
  .with(chatDomain)
  .with(chatMessageDomain)
  .with(searchDomain)
  .with(supportDomain)
  .with(feedbackDomain)
  .with(reviewerDomain);

/** The platform: what it opened over, and the services of every domain by name. */
export type Platform = ReturnType<typeof platformDomains.open>;
