import type * as v from 'valibot';
import type { PayType } from '#contract/money/order/payment-schema.ts';
import type { Bank } from '#contract/money/payee/schema.ts';
import { CURRENCIES } from '#sandbox/base/tables/currencies.table.ts';

const YUAN = CURRENCIES.CNY;

type PayTypeWire = v.InferInput<typeof PayType>;

const chains: PayTypeWire['chains'] = [
  {
    chain: 'TRC20',
    name: 'TRC20',
    confirmations: 12,
    warning: '只能转入 TRC20 链的 USDT，转错链无法找回',
    recommended: 1,
  },
  {
    chain: 'ERC20',
    name: 'ERC20',
    confirmations: 8,
    warning: '只能转入 ERC20 链的 USDT，手续费较高，转错链无法找回',
  },
];

/** Ways to pay in, as the demo platform offers them. */
export const PAY_TYPES: readonly PayTypeWire[] = [
  {
    payType: 'fast',
    name: '极速存款',
    kind: 'fast',
    currency: 'CNY',
    limits: { min_money: '100.00', max_money: '50000.00' },
    quick: ['200.00', '500.00', '1000.00', '2000.00', '5000.00'],
    feeRate: 0,
    arrival: '通常 1 分钟内到账',
    note: '转给系统匹配的收款人，确认后入账',
    chains: [],
    recommended: 1,
    status: 1,
    maintainedUntil: null,
  },
  {
    payType: 'bank',
    name: `${YUAN.bankCardWord}转账`,
    kind: 'bank',
    currency: 'CNY',
    limits: { min_money: '50.00', max_money: '200000.00' },
    quick: ['500.00', '1000.00', '5000.00', '10000.00', '50000.00'],
    feeRate: 0,
    arrival: '通常 3 分钟内到账',
    note: `用本人${YUAN.bankCardWord}转账，金额须与订单一致`,
    chains: [],
    recommended: 0,
    status: 1,
    maintainedUntil: null,
  },
  {
    payType: 'scan',
    name: '扫码支付',
    kind: 'bank',
    currency: 'CNY',
    limits: { min_money: '50.00', max_money: '5000.00' },
    quick: ['100.00', '200.00', '500.00', '1000.00', '2000.00'],
    feeRate: 0,
    arrival: '通常 1 分钟内到账',
    note: '',
    chains: [],
    recommended: 0,
    status: 2,
    maintainedUntil: null,
    closedNote: '收款码正在更换，请先选其他方式',
  },
  {
    payType: 'usdt',
    name: 'USDT',
    kind: 'usdt',
    currency: 'USDT',
    limits: { min_money: '10.00', max_money: '100000.00' },
    quick: ['50.00', '100.00', '500.00', '1000.00', '5000.00'],
    feeRate: 0,
    arrival: '链上确认后自动到账',
    note: '转入前请核对链与地址',
    chains,
    recommended: 1,
    status: 1,
    maintainedUntil: null,
  },
];

type BankEntry = v.InferInput<typeof Bank>;

export const BANKS: readonly [BankEntry, ...BankEntry[]] = [
  { bankCode: 'BAB', name: '北岸银行', prefixes: ['621700', '436742'] },
  { bankCode: 'HXB', name: '海峡银行', prefixes: ['622202', '621226'] },
  { bankCode: 'QDB', name: '群岛商业银行', prefixes: ['622848', '6228'] },
  { bankCode: 'NYB', name: '南屿农信', prefixes: ['623036', '6230'] },
  { bankCode: 'YLB', name: '云岭储蓄银行', prefixes: ['622188', '6221'] },
];

/** Returns the common name of a bank; empty for a code that is not in the table. */
export const bankName = (bankCode: string) => BANKS.find((bank) => bank.bankCode === bankCode)?.name ?? '';
