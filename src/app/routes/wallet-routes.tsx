import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

const WalletScreen = lazy(() =>
  import('#app/screens/wallet/wallet-screen.tsx').then((file) => ({ default: file.WalletScreen })),
);
const DepositScreen = lazy(() =>
  import('#app/screens/deposit/deposit-screen.tsx').then((file) => ({ default: file.DepositScreen })),
);
const DepositOrderScreen = lazy(() =>
  import('#app/screens/deposit/deposit-order-screen.tsx').then((file) => ({
    default: file.DepositOrderScreen,
  })),
);
const WithdrawScreen = lazy(() =>
  import('#app/screens/withdraw/form/withdraw-screen.tsx').then((file) => ({ default: file.WithdrawScreen })),
);
const WithdrawOrderScreen = lazy(() =>
  import('#app/screens/withdraw/order/withdraw-order-screen.tsx').then((file) => ({
    default: file.WithdrawOrderScreen,
  })),
);
const PayeesScreen = lazy(() =>
  import('#app/screens/withdraw/payees/payees-screen.tsx').then((file) => ({ default: file.PayeesScreen })),
);
const PasswordScreen = lazy(() =>
  import('#app/screens/withdraw/password/password-screen.tsx').then((file) => ({
    default: file.PasswordScreen,
  })),
);
const TransferScreen = lazy(() =>
  import('#app/screens/transfer/transfer-screen.tsx').then((file) => ({ default: file.TransferScreen })),
);
const TreasuryScreen = lazy(() =>
  import('#app/screens/treasury/treasury-screen.tsx').then((file) => ({ default: file.TreasuryScreen })),
);
const ExchangeScreen = lazy(() =>
  import('#app/screens/exchange/exchange-screen.tsx').then((file) => ({ default: file.ExchangeScreen })),
);
const CoinsScreen = lazy(() =>
  import('#app/screens/coins/coins-screen.tsx').then((file) => ({ default: file.CoinsScreen })),
);
const RecordsScreen = lazy(() =>
  import('#app/screens/records/records-screen.tsx').then((file) => ({ default: file.RecordsScreen })),
);
const LimitsScreen = lazy(() =>
  import('#app/screens/limits/limits-screen.tsx').then((file) => ({ default: file.LimitsScreen })),
);
const NotFoundScreen = lazy(() =>
  import('#app/screens/not-found/not-found-screen.tsx').then((file) => ({ default: file.NotFoundScreen })),
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
