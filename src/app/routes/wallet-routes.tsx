import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

const WalletScreen = lazy(() =>
  import('#app/features/wallet/wallet-screen.tsx').then((file) => ({ default: file.WalletScreen })),
);
const DepositScreen = lazy(() =>
  import('#app/features/deposit/deposit-screen.tsx').then((file) => ({ default: file.DepositScreen })),
);
const DepositOrderScreen = lazy(() =>
  import('#app/features/deposit/deposit-order-screen.tsx').then((file) => ({
    default: file.DepositOrderScreen,
  })),
);
const WithdrawScreen = lazy(() =>
  import('#app/features/withdraw/form/withdraw-screen.tsx').then((file) => ({
    default: file.WithdrawScreen,
  })),
);
const WithdrawOrderScreen = lazy(() =>
  import('#app/features/withdraw/order/withdraw-order-screen.tsx').then((file) => ({
    default: file.WithdrawOrderScreen,
  })),
);
const PayeesScreen = lazy(() =>
  import('#app/features/withdraw/payees/payees-screen.tsx').then((file) => ({ default: file.PayeesScreen })),
);
const PasswordScreen = lazy(() =>
  import('#app/features/withdraw/password/password-screen.tsx').then((file) => ({
    default: file.PasswordScreen,
  })),
);
const TransferScreen = lazy(() =>
  import('#app/features/transfer/transfer-screen.tsx').then((file) => ({ default: file.TransferScreen })),
);
const TreasuryScreen = lazy(() =>
  import('#app/features/treasury/treasury-screen.tsx').then((file) => ({ default: file.TreasuryScreen })),
);
const ExchangeScreen = lazy(() =>
  import('#app/features/exchange/exchange-screen.tsx').then((file) => ({ default: file.ExchangeScreen })),
);
const CoinsScreen = lazy(() =>
  import('#app/features/coins/coins-screen.tsx').then((file) => ({ default: file.CoinsScreen })),
);
const RecordsScreen = lazy(() =>
  import('#app/features/statement/records-screen.tsx').then((file) => ({ default: file.RecordsScreen })),
);
const LimitsScreen = lazy(() =>
  import('#app/features/limits/limits-screen.tsx').then((file) => ({ default: file.LimitsScreen })),
);
const NotFoundScreen = lazy(() =>
  import('#app/features/not-found/not-found-screen.tsx').then((file) => ({ default: file.NotFoundScreen })),
);

/** The addresses below the wallet; their names are those of `walletPaths`. */
export const WalletRoutes = () => (
  <Routes>
    <Route index element={<WalletScreen />} />
    <Route path="deposit" element={<DepositScreen />} />
    <Route path="deposit/:orderId" element={<DepositOrderScreen />} />
    <Route path="withdraw" element={<WithdrawScreen />} />
    <Route path="withdraw/:orderId" element={<WithdrawOrderScreen />} />
    <Route path="payees" element={<PayeesScreen />} />
    <Route path="password" element={<PasswordScreen />} />
    <Route path="transfer" element={<TransferScreen />} />
    <Route path="treasury" element={<TreasuryScreen />} />
    <Route path="exchange" element={<ExchangeScreen />} />
    <Route path="coins" element={<CoinsScreen />} />
    <Route path="records/:recordId?" element={<RecordsScreen />} />
    <Route path="limits" element={<LimitsScreen />} />
    <Route path="*" element={<NotFoundScreen />} />
  </Routes>
);
