import { Link } from 'react-router-dom';
import { useModeWords } from '#app/features/site/currency-words.ts';
import { WalletIcon } from '#app/features/wallet/wallet-icon.tsx';
import { ACCOUNT_ENTRIES, MONEY_ENTRIES } from '#app/features/wallet/wallet-nav.table.ts';
import { paths } from '#app/routes/paths.ts';
import { t } from '../texts.ts';
import './wallet-doors.css';

const DOORS = [...MONEY_ENTRIES, ...ACCOUNT_ENTRIES].filter(
  ({ to }) => to !== paths.wallet && to.startsWith(paths.wallet),
);

/** Every page of the wallet where there is no room for them at the side. */
export function WalletDoors() {
  const words = useModeWords();
  return (
    <nav className="card wdoors" aria-label={t('walletPage.nav')}>
      <ul>
        {DOORS.map(({ to, icon, label }) => (
          <li key={to}>
            <Link to={to}>
              <WalletIcon name={icon} size={22} />
              {t(label, words)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
