import { inbox } from '#app/features/care/inbox/texts.ts';
import { feedback, support } from '#app/features/care/support/texts.ts';
import { follow } from '#app/features/community/follow/texts.ts';
import { admin } from '#app/features/community/room/texts/admin.ts';
import { facts } from '#app/features/community/room/texts/facts.ts';
import { odds } from '#app/features/community/room/texts/odds.ts';
import { rank } from '#app/features/community/room/texts/rank.ts';
import { room, still } from '#app/features/community/room/texts/room.ts';
import { search } from '#app/features/community/search/texts.ts';
import { reading } from '#app/features/ground/article/texts.ts';
import { home } from '#app/features/home/texts.ts';
import { coins } from '#app/features/money/coin/texts.ts';
import { deposit } from '#app/features/money/deposit/texts.ts';
import { exchange } from '#app/features/money/exchange/texts.ts';
import { order } from '#app/features/money/order/texts.ts';
import { payee } from '#app/features/money/payee/texts.ts';
import { transfer } from '#app/features/money/transfer/texts.ts';
import { treasury } from '#app/features/money/treasury/texts.ts';
import { assets, record } from '#app/features/money/wallet/texts.ts';
import { withdraw } from '#app/features/money/withdraw/texts.ts';
import { secret } from '#app/features/money/withdraw-password/texts.ts';
import { login } from '#app/features/people/account/login/texts.ts';
import { captcha } from '#app/features/people/captcha/texts.ts';
import { forgot } from '#app/features/people/password-recovery/texts.ts';
import { avatar, phone, profile, security } from '#app/features/people/profile/texts.ts';
import { register } from '#app/features/people/register/texts.ts';
import { betRecord } from '#app/features/play/bet/records/texts.ts';
import { betReturns } from '#app/features/play/bet/returns/texts.ts';
import { game } from '#app/features/play/game/texts.ts';
import { lobby } from '#app/features/play/lobby/texts.ts';
import { reminder } from '#app/features/play/match/texts/reminder.ts';
import { venue } from '#app/features/play/venue/texts.ts';
import { playReport } from '#app/features/protection/safer/activity/texts.ts';
import { selfBlock } from '#app/features/protection/safer/blocks/texts.ts';
import { rest } from '#app/features/protection/safer/break/texts.ts';
import { closing } from '#app/features/protection/safer/close/texts.ts';
import { exclusion } from '#app/features/protection/safer/exclusion/texts.ts';
import { identity } from '#app/features/protection/safer/identity/texts.ts';
import { limits } from '#app/features/protection/safer/limits/texts.ts';
import { preferences } from '#app/features/protection/safer/preferences/texts.ts';
import { selfCheck } from '#app/features/protection/safer/self-check/texts.ts';
import { safer } from '#app/features/protection/safer/texts.ts';
import { agent } from '#app/features/rewards/agent/texts.ts';
import { invite } from '#app/features/rewards/invite/texts.ts';
import { parcel } from '#app/features/rewards/parcel/texts.ts';
import { rebate, vip } from '#app/features/rewards/vip/texts.ts';
import { coupon, promotion, welfare } from '#app/features/rewards/welfare/texts.ts';
import { gate } from '#app/features/site/access/texts.ts';
import { developer } from '#app/features/site/developer/texts.ts';
import { expert } from '#app/features/site/expert/texts.ts';
import { notice } from '#app/shell/notices/texts.ts';
import { rail } from '#app/shell/rail/texts.ts';
import { shell } from '#app/shell/texts.ts';
import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { player } from '#streams/view/texts/player.ts';

export const t = textsOf({
  admin,
  agent,
  assets,
  avatar,
  betRecord,
  betReturns,
  captcha,
  closing,
  coins,
  coupon,
  common,
  deposit,
  developer,
  exchange,
  exclusion,
  expert,
  facts,
  forgot,
  game,
  gate,
  home,
  identity,
  follow,
  inbox,
  invite,
  limits,
  playReport,
  preferences,
  safer,
  selfCheck,
  lobby,
  login,
  notice,
  odds,
  order,
  payee,
  phone,
  player,
  profile,
  promotion,
  rail,
  rank,
  reading,
  rebate,
  record,
  register,
  reminder,
  rest,
  room,
  search,
  secret,
  selfBlock,
  security,
  feedback,
  parcel,
  support,
  shell,
  still,
  transfer,
  treasury,
  venue,
  vip,
  welfare,
  withdraw,
});
