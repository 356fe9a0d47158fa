import { gate } from '#app/features/access/texts.ts';
import { reading } from '#app/features/articles/texts/reading.ts';
import { forgot } from '#app/features/auth/texts/forgot.ts';
import { login } from '#app/features/auth/texts/login.ts';
import { register } from '#app/features/auth/texts/register.ts';
import { coins } from '#app/features/coins/texts.ts';
import { deposit } from '#app/features/deposit/texts.ts';
import { developer } from '#app/features/developer/texts.ts';
import { exchange } from '#app/features/exchange/texts.ts';
import { expert } from '#app/features/experts/texts.ts';
import { game } from '#app/features/games/texts/game.ts';
import { home } from '#app/features/home/texts.ts';
import { limits } from '#app/features/limits/texts.ts';
import { reminder } from '#app/features/matches/texts/reminder.ts';
import { message } from '#app/features/messages/texts.ts';
import { order } from '#app/features/orders/texts/order.ts';
import { facts } from '#app/features/room/texts/facts.ts';
import { odds } from '#app/features/room/texts/odds.ts';
import { room } from '#app/features/room/texts/room.ts';
import { still } from '#app/features/room/texts/still.ts';
import { search } from '#app/features/search/texts.ts';
import { service } from '#app/features/support/texts.ts';
import { transfer } from '#app/features/transfer/texts.ts';
import { treasury } from '#app/features/treasury/texts.ts';
import { verify } from '#app/features/verify/texts.ts';
import { assets } from '#app/features/wallet/texts/assets.ts';
import { record } from '#app/features/wallet/texts/record.ts';
import { payee } from '#app/features/withdraw/texts/payee.ts';
import { secret } from '#app/features/withdraw/texts/secret.ts';
import { withdraw } from '#app/features/withdraw/texts/withdraw.ts';
import { common } from '#app/i18n/texts/common.ts';
import { textsOf } from '#app/i18n/texts-of.ts';
import { notice } from '#app/shell/notices/texts.ts';
import { rail } from '#app/shell/rail/texts.ts';
import { shell } from '#app/shell/texts.ts';
import { player } from '#streams/view/texts/player.ts';

export const t = textsOf({
  assets,
  coins,
  common,
  deposit,
  developer,
  exchange,
  expert,
  facts,
  forgot,
  game,
  gate,
  home,
  limits,
  login,
  message,
  notice,
  odds,
  order,
  payee,
  player,
  rail,
  reading,
  record,
  register,
  reminder,
  room,
  search,
  secret,
  service,
  shell,
  still,
  transfer,
  treasury,
  verify,
  withdraw,
});
