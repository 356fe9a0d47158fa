import { accountCalls } from '#contract/calls/account.ts';
import { bannerCalls } from '#contract/calls/banner.ts';
import { captchaCalls } from '#contract/calls/captcha.ts';
import { chatCalls } from '#contract/calls/chat.ts';
import { codeCalls } from '#contract/calls/code.ts';
import { dormancyCalls } from '#contract/calls/dormancy.ts';
import { giftCalls } from '#contract/calls/gift.ts';
import { liveCalls } from '#contract/calls/live.ts';
import { memberCalls } from '#contract/calls/member.ts';
import { recoveryCalls } from '#contract/calls/recovery.ts';
import { registerCalls } from '#contract/calls/register.ts';
import { serviceCalls } from '#contract/calls/service.ts';
import { siteCalls } from '#contract/calls/site.ts';
import { timeCalls } from '#contract/calls/time.ts';
import { walletCalls } from '#contract/calls/wallet.ts';
import { type BoundCall, bindCalls } from '#sandbox/http/bind-calls.ts';
import type { Platform } from '#sandbox/platform.ts';
import { accountHandlers } from './account.ts';
import { bannerHandlers } from './banner.ts';
import { captchaHandlers } from './captcha.ts';
import { chatHandlers } from './chat.ts';
import { codeHandlers } from './code.ts';
import { dormancyHandlers } from './dormancy.ts';
import { giftHandlers } from './gift.ts';
import { liveHandlers } from './live.ts';
import { memberHandlers } from './member.ts';
import { recoveryHandlers } from './recovery.ts';
import { registerHandlers } from './register.ts';
import { serviceHandlers } from './service.ts';
import { siteHandlers } from './site.ts';
import { timeHandlers } from './time.ts';
import { walletHandlers } from './wallet.ts';

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
  ...bindCalls(timeCalls, timeHandlers, checkAnswers),
];
