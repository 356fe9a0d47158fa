import { account } from './areas/account.ts';
import { forgot } from './areas/forgot.ts';
import { gate } from './areas/gate.ts';
import { login } from './areas/login.ts';
import { me } from './areas/me.ts';
import { reading } from './areas/reading.ts';
import { register } from './areas/register.ts';
import { service } from './areas/service.ts';
import { verify } from './areas/verify.ts';
import { wallet } from './areas/wallet.ts';

/** The part of the catalogue that only screens loaded when opened need; it stays out of the first load. */
export const zhCnLater = {
  account,
  forgot,
  gate,
  login,
  me,
  reading,
  register,
  service,
  verify,
  wallet,
} as const;
