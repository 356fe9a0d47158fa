import type * as v from 'valibot';
import type { SiteConfig } from '#contract/site/site/schema.ts';
import type { Currency } from '#contract/units/money.ts';

type CurrencyWire = v.InferInput<typeof SiteConfig>['currencies'][number];

/** Settlement currencies with their names [1.05]. Texts of the platform take their names of money from here. */
export const CURRENCIES: Readonly<Record<Currency, CurrencyWire>> = {
  CNY: {
    name: '人民币',
    code: 'CNY',
    unitWord: '元',
    symbols: ['¥', 'CN¥'],
    withdrawWord: '提现',
    bankCardWord: '银行卡',
  },
  USDT: {
    name: '泰达币',
    code: 'USDT',
    unitWord: 'USDT',
    symbols: ['₮', 'USD₮'],
    withdrawWord: '提币',
    bankCardWord: '钱包地址',
  },
};

/** The symbol that amounts of a currency begin with. */
export const symbolOf = (currency: Currency): string => CURRENCIES[currency].symbols[0] ?? '';
