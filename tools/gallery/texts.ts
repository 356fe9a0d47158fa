import { gate } from '#app/features/access/texts.ts';
import { login } from '#app/features/account/texts/login.ts';
import { agent } from '#app/features/agent/texts.ts';
import { reading } from '#app/features/article/texts/reading.ts';
import { betRecord } from '#app/features/bet/records/texts.ts';
import { captcha } from '#app/features/captcha/texts.ts';
import { coins } from '#app/features/coin/texts.ts';
import { deposit } from '#app/features/deposit/texts.ts';
import { developer } from '#app/features/developer/texts.ts';
import { exchange } from '#app/features/exchange/texts.ts';
import { expert } from '#app/features/expert/texts.ts';
import { follow } from '#app/features/follow/texts.ts';
import { game } from '#app/features/game/texts/game.ts';
import { home } from '#app/features/home/texts.ts';
import { inbox } from '#app/features/inbox/texts.ts';
import { invite } from '#app/features/invite/texts.ts';
import { lobby } from '#app/features/lobby/texts.ts';
import { reminder } from '#app/features/match/texts/reminder.ts';
import { order } from '#app/features/order/texts/order.ts';
import { parcel } from '#app/features/parcel/texts/parcel.ts';
import { forgot } from '#app/features/password-recovery/texts/forgot.ts';
import { payee } from '#app/features/payee/texts/payee.ts';
import { avatar } from '#app/features/profile/texts/avatar.ts';
import { phone } from '#app/features/profile/texts/phone.ts';
import { profile } from '#app/features/profile/texts/profile.ts';
import { security } from '#app/features/profile/texts/security.ts';
import { register } from '#app/features/register/texts/register.ts';
import { admin } from '#app/features/room/texts/admin.ts';
import { facts } from '#app/features/room/texts/facts.ts';
import { odds } from '#app/features/room/texts/odds.ts';
import { rank } from '#app/features/room/texts/rank.ts';
import { room } from '#app/features/room/texts/room.ts';
import { still } from '#app/features/room/texts/still.ts';
import { playReport } from '#app/features/safer/activity/texts.ts';
import { selfBlock } from '#app/features/safer/blocks/texts.ts';
import { rest } from '#app/features/safer/break/texts.ts';
import { closing } from '#app/features/safer/close/texts.ts';
import { exclusion } from '#app/features/safer/exclusion/texts.ts';
import { identity } from '#app/features/safer/identity/texts.ts';
import { limits } from '#app/features/safer/limits/texts.ts';
import { preferences } from '#app/features/safer/preferences/texts.ts';
import { selfCheck } from '#app/features/safer/self-check/texts.ts';
import { safer } from '#app/features/safer/texts.ts';
import { search } from '#app/features/search/texts.ts';
import { feedback } from '#app/features/support/texts/feedback.ts';
import { support } from '#app/features/support/texts/support.ts';
import { transfer } from '#app/features/transfer/texts.ts';
import { treasury } from '#app/features/treasury/texts.ts';
import { venue } from '#app/features/venue/texts/venue.ts';
import { rebate } from '#app/features/vip/texts/rebate.ts';
import { vip } from '#app/features/vip/texts/vip.ts';
import { assets } from '#app/features/wallet/texts/assets.ts';
import { record } from '#app/features/wallet/texts/record.ts';
import { coupon } from '#app/features/welfare/texts/coupon.ts';
import { promotion } from '#app/features/welfare/texts/promotion.ts';
import { welfare } from '#app/features/welfare/texts/welfare.ts';
import { withdraw } from '#app/features/withdraw/texts/withdraw.ts';
import { secret } from '#app/features/withdraw-password/texts/secret.ts';
import { common } from '#app/i18n/texts/common.ts';
import { textsOf } from '#app/i18n/texts-of.ts';
import { notice } from '#app/shell/notices/texts.ts';
import { rail } from '#app/shell/rail/texts.ts';
import { shell } from '#app/shell/texts.ts';
import { player } from '#streams/view/texts/player.ts';

export const t = textsOf({
  admin,
  agent,
  assets,
  avatar,
  betRecord,
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
