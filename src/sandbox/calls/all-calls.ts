import { accountCalls } from '#contract/calls/account.ts';
import { announcementCalls } from '#contract/calls/announcement.ts';
import { bannerCalls } from '#contract/calls/banner.ts';
import { boardCalls } from '#contract/calls/board.ts';
import { captchaCalls } from '#contract/calls/captcha.ts';
import { chatCalls } from '#contract/calls/chat.ts';
import { codeCalls } from '#contract/calls/code.ts';
import { depositCalls } from '#contract/calls/deposit.ts';
import { depositLimitCalls } from '#contract/calls/deposit-limit.ts';
import { dormancyCalls } from '#contract/calls/dormancy.ts';
import { expertCalls } from '#contract/calls/expert.ts';
import { followCalls } from '#contract/calls/follow.ts';
import { gameCalls } from '#contract/calls/game.ts';
import { giftCalls } from '#contract/calls/gift.ts';
import { helpCalls } from '#contract/calls/help.ts';
import { liveCalls } from '#contract/calls/live.ts';
import { memberCalls } from '#contract/calls/member.ts';
import { messageCalls } from '#contract/calls/message.ts';
import { newsCalls } from '#contract/calls/news.ts';
import { orderCalls } from '#contract/calls/order.ts';
import { payeeCalls } from '#contract/calls/payee.ts';
import { recordCalls } from '#contract/calls/record.ts';
import { recoveryCalls } from '#contract/calls/recovery.ts';
import { registerCalls } from '#contract/calls/register.ts';
import { searchCalls } from '#contract/calls/search.ts';
import { serviceCalls } from '#contract/calls/service.ts';
import { siteCalls } from '#contract/calls/site.ts';
import { sponsorCalls } from '#contract/calls/sponsor.ts';
import { timeCalls } from '#contract/calls/time.ts';
import { transferCalls } from '#contract/calls/transfer.ts';
import { treasuryCalls } from '#contract/calls/treasury.ts';
import { walletCalls } from '#contract/calls/wallet.ts';
import { withdrawCalls } from '#contract/calls/withdraw.ts';
import { type BoundCall, bindCalls } from '#sandbox/http/bind-calls.ts';
import type { Platform } from '#sandbox/platform.ts';
import { accountHandlers } from './account.ts';
import { announcementHandlers } from './announcement.ts';
import { bannerHandlers } from './banner.ts';
import { boardHandlers } from './board.ts';
import { captchaHandlers } from './captcha.ts';
import { chatHandlers } from './chat.ts';
import { codeHandlers } from './code.ts';
import { depositHandlers } from './deposit.ts';
import { depositLimitHandlers } from './deposit-limit.ts';
import { dormancyHandlers } from './dormancy.ts';
import { expertHandlers } from './expert.ts';
import { followHandlers } from './follow.ts';
import { gameHandlers } from './game.ts';
import { giftHandlers } from './gift.ts';
import { helpHandlers } from './help.ts';
import { liveHandlers } from './live.ts';
import { memberHandlers } from './member.ts';
import { messageHandlers } from './message.ts';
import { newsHandlers } from './news.ts';
import { orderHandlers } from './order.ts';
import { payeeHandlers } from './payee.ts';
import { recordHandlers } from './record.ts';
import { recoveryHandlers } from './recovery.ts';
import { registerHandlers } from './register.ts';
import { searchHandlers } from './search.ts';
import { serviceHandlers } from './service.ts';
import { siteHandlers } from './site.ts';
import { sponsorHandlers } from './sponsor.ts';
import { timeHandlers } from './time.ts';
import { transferHandlers } from './transfer.ts';
import { treasuryHandlers } from './treasury.ts';
import { walletHandlers } from './wallet.ts';
import { withdrawHandlers } from './withdraw.ts';

/** Every call of the table with its handler. */
export const allCalls = (platform: Platform, checkAnswers: boolean): readonly BoundCall[] => [
  ...bindCalls(siteCalls, siteHandlers(platform), checkAnswers),
  ...bindCalls(bannerCalls, bannerHandlers(platform), checkAnswers),
  ...bindCalls(accountCalls, accountHandlers(platform), checkAnswers),
  ...bindCalls(registerCalls, registerHandlers(platform), checkAnswers),
  ...bindCalls(codeCalls, codeHandlers(platform), checkAnswers),
  ...bindCalls(recoveryCalls, recoveryHandlers(platform), checkAnswers),
  ...bindCalls(dormancyCalls, dormancyHandlers(platform), checkAnswers),
  ...bindCalls(captchaCalls, captchaHandlers(platform), checkAnswers),
  ...bindCalls(memberCalls, memberHandlers(platform), checkAnswers),
  ...bindCalls(liveCalls, liveHandlers(platform), checkAnswers),
  ...bindCalls(boardCalls, boardHandlers(platform), checkAnswers),
  ...bindCalls(followCalls, followHandlers(platform), checkAnswers),
  ...bindCalls(chatCalls, chatHandlers(platform), checkAnswers),
  ...bindCalls(giftCalls, giftHandlers(platform), checkAnswers),
  ...bindCalls(gameCalls, gameHandlers(platform), checkAnswers),
  ...bindCalls(searchCalls, searchHandlers(platform), checkAnswers),
  ...bindCalls(messageCalls, messageHandlers(platform), checkAnswers),
  ...bindCalls(serviceCalls, serviceHandlers(platform), checkAnswers),
  ...bindCalls(newsCalls, newsHandlers(platform), checkAnswers),
  ...bindCalls(expertCalls, expertHandlers(platform), checkAnswers),
  ...bindCalls(helpCalls, helpHandlers, checkAnswers),
  ...bindCalls(announcementCalls, announcementHandlers(platform), checkAnswers),
  ...bindCalls(sponsorCalls, sponsorHandlers, checkAnswers),
  ...bindCalls(walletCalls, walletHandlers(platform), checkAnswers),
  ...bindCalls(depositCalls, depositHandlers(platform), checkAnswers),
  ...bindCalls(depositLimitCalls, depositLimitHandlers(platform), checkAnswers),
  ...bindCalls(orderCalls, orderHandlers(platform), checkAnswers),
  ...bindCalls(payeeCalls, payeeHandlers(platform), checkAnswers),
  ...bindCalls(recordCalls, recordHandlers(platform), checkAnswers),
  ...bindCalls(transferCalls, transferHandlers(platform), checkAnswers),
  ...bindCalls(treasuryCalls, treasuryHandlers(platform), checkAnswers),
  ...bindCalls(withdrawCalls, withdrawHandlers(platform), checkAnswers),
  ...bindCalls(timeCalls, timeHandlers, checkAnswers),
];
