import { MoneyIcon } from '#kit/icon/line/money-icon.tsx';
import type { PayeeKind } from './payee.ts';
import './payee-mark.css';

/** The coin of USDT: a T crossed by a ring. */
const UsdtCoin = () => (
  <svg width={30} height={30} viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="16" r="16" className="payee-mark__coin" />
    <path
      className="payee-mark__sign"
      d="M8.5 8h15v4h-5.4v2.2c3.6.2 6.2.9 6.2 1.8s-2.6 1.6-6.2 1.8V24h-4.2v-6.2c-3.6-.2-6.2-.9-6.2-1.8s2.6-1.6 6.2-1.8V12H8.5Z"
    />
  </svg>
);

/** Card or coin, before the name of a payee. */
export const PayeeMark = ({ kind }: { kind: PayeeKind }) => (
  <span className="payee-mark">{kind === 'card' ? <MoneyIcon name="bank" size={17} /> : <UsdtCoin />}</span>
);
