import { account } from './areas/account.ts';
import { amount } from './areas/amount.ts';
import { assets } from './areas/assets.ts';
import { coins } from './areas/coins.ts';
import { command } from './areas/command.ts';
import { deposit, depositNext } from './areas/deposit.ts';
import { developer } from './areas/developer.ts';
import { exchange } from './areas/exchange.ts';
import { facts } from './areas/facts.ts';
import { forgot } from './areas/forgot.ts';
import { frame } from './areas/frame.ts';
import { game } from './areas/game.ts';
import { gate } from './areas/gate.ts';
import { greeting } from './areas/greeting.ts';
import { limits } from './areas/limits.ts';
import { login } from './areas/login.ts';
import { me } from './areas/me.ts';
import { message } from './areas/message.ts';
import { odds } from './areas/odds.ts';
import { order } from './areas/order.ts';
import { orderAhead, orderDone, orderState } from './areas/order-state.ts';
import { payee } from './areas/payee.ts';
import { reading } from './areas/reading.ts';
import { record } from './areas/record.ts';
import { register } from './areas/register.ts';
import { reminder } from './areas/reminder.ts';
import { search } from './areas/search.ts';
import { secret } from './areas/secret.ts';
import { service } from './areas/service.ts';
import { share } from './areas/share.ts';
import { stats } from './areas/stats.ts';
import { still } from './areas/still.ts';
import { transfer } from './areas/transfer.ts';
import { treasury } from './areas/treasury.ts';
import { verify } from './areas/verify.ts';
import { walletPage } from './areas/wallet-page.ts';
import { withdraw } from './areas/withdraw.ts';

/** The part of the catalogue that only screens loaded when opened need; it stays out of the first load. */
export const zhCnLater = {
  account,
  amount,
  assets,
  coins,
  command,
  exchange,
  deposit,
  depositNext,
  developer,
  facts,
  forgot,
  game,
  gate,
  frame,
  greeting,
  limits,
  login,
  me,
  message,
  payee,
  reading,
  record,
  register,
  odds,
  order,
  orderAhead,
  orderDone,
  orderState,
  reminder,
  search,
  secret,
  service,
  share,
  stats,
  still,
  transfer,
  treasury,
  verify,
  walletPage,
  withdraw,
} as const;
