import { Link, useLocation } from 'react-router-dom';
import { useModeWords } from '#app/features/site/currency-words.ts';
import { Avatar } from '#app/kit/mark/avatar.tsx';
import { LevelBadge } from '#app/kit/mark/level-badge.tsx';
import { paths } from '#app/routes/paths.ts';
import type { Member } from '#contract/models/member.ts';
import { t } from './texts.ts';
import { WalletIcon } from './wallet-icon.tsx';
import { ACCOUNT_ENTRIES, MONEY_ENTRIES, type WalletNavEntry } from './wallet-nav.table.ts';
import './wallet-nav.css';

/** The page one is on, or below. */
const isHere = (to: string, pathname: string): boolean =>
  pathname === to || (to !== paths.wallet && pathname.startsWith(`${to}/`));

function Entries({ title, entries }: { title: string; entries: readonly WalletNavEntry[] }) {
  const { pathname } = useLocation();
  const words = useModeWords();
  return (
    <>
      <p>{title}</p>
      <ul>
        {entries.map(({ to, icon, label }) => (
          <li key={to}>
            <Link to={to} aria-current={isHere(to, pathname) ? 'page' : undefined}>
              <WalletIcon name={icon} size={18} />
              {t(label, words)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who one is and every page of the wallet, beside it where the window is wide. */
export const WalletNav = ({ member }: { member: Member }) => (
  <nav className="card wnav" aria-label={t('walletPage.nav')}>
    <div className="wnav__who">
      <Avatar src={member.avatar} size={40} />
      <span className="grow">
        <b className="ell">{member.nickname}</b>
        <span className="row gap2">
          <LevelBadge level={member.level} />
          <span className="cap t3 num">{t('walletPage.id', { id: member.userId })}</span>
        </span>
      </span>
    </div>
    <Entries title={t('walletPage.money')} entries={MONEY_ENTRIES} />
    <Entries title={t('walletPage.account')} entries={ACCOUNT_ENTRIES} />
  </nav>
);
