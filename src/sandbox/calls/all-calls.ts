import { accountCalls } from '#contract/calls/account.ts';
import { bannerCalls } from '#contract/calls/banner.ts';
import { captchaCalls } from '#contract/calls/captcha.ts';
import { chatCalls } from '#contract/calls/chat.ts';
import { codeCalls } from '#contract/calls/code.ts';
import { depositCalls } from '#contract/calls/deposit.ts';
import { depositLimitCalls } from '#contract/calls/deposit-limit.ts';
import { dormancyCalls } from '#contract/calls/dormancy.ts';
import { giftCalls } from '#contract/calls/gift.ts';
import { liveCalls } from '#contract/calls/live.ts';
import { memberCalls } from '#contract/calls/member.ts';
import { orderCalls } from '#contract/calls/order.ts';
import { payeeCalls } from '#contract/calls/payee.ts';
import { recordCalls } from '#contract/calls/record.ts';
import { recoveryCalls } from '#contract/calls/recovery.ts';
import { registerCalls } from '#contract/calls/register.ts';
import { serviceCalls } from '#contract/calls/service.ts';
import { siteCalls } from '#contract/calls/site.ts';
import { timeCalls } from '#contract/calls/time.ts';
import { transferCalls } from '#contract/calls/transfer.ts';
import { treasuryCalls } from '#contract/calls/treasury.ts';
import { walletCalls } from '#contract/calls/wallet.ts';
import { withdrawCalls } from '#contract/calls/withdraw.ts';
import { type BoundCall, bindCalls } from '#sandbox/http/bind-calls.ts';
import type { Platform } from '#sandbox/platform.ts';
import { accountHandlers } from './account.ts';
import { bannerHandlers } from './banner.ts';
import { captchaHandlers } from './captcha.ts';
import { chatHandlers } from './chat.ts';
import { codeHandlers } from './code.ts';
import { depositHandlers } from './deposit.ts';
import { depositLimitHandlers } from './deposit-limit.ts';
import { dormancyHandlers } from './dormancy.ts';
import { giftHandlers } from './gift.ts';
import { liveHandlers } from './live.ts';
import { memberHandlers } from './member.ts';
import { orderHandlers } from './order.ts';
import { payeeHandlers } from './payee.ts';
import { recordHandlers } from './record.ts';
import { recoveryHandlers } from './recovery.ts';
import { registerHandlers } from './register.ts';
import { serviceHandlers } from './service.ts';
import { siteHandlers } from './site.ts';
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
  ...bindCalls(chatCalls, chatHandlers(platform), checkAnswers),
  ...bindCalls(giftCalls, giftHandlers(platform), checkAnswers),
  ...bindCalls(serviceCalls, serviceHandlers(platform), checkAnswers),
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
