import { useCentreBalance } from '#app/features/money/wallet/centre-balance.ts';
import { useBrand } from '#app/page/use-brand.ts';
import { isOpenTo } from '#app/routes/open-paths.ts';
import { paths } from '#app/routes/paths.ts';
import type { Restriction } from '#contract/protection/restriction/schema.ts';
import { formatMinor } from '#contract/units/money.ts';
import { core } from '#core-client/core.ts';
import { VisuallyHidden } from '#kit/a11y/off-screen.tsx';
import { Button } from '#kit/action/button.tsx';
import { Link } from '#kit/link/link.tsx';
import { LogoMark } from '#kit/mark/drawn-marks.tsx';
import { restrictionTexts } from './restriction-texts.ts';
import { t } from './texts.ts';
import './restricted-header.css';

/** Balance of the centre wallet, with a link to withdraw it. */
function Balance() {
  const centre = useCentreBalance();
  return (
    <Link className="only-d" to={paths.withdraw}>
      <VisuallyHidden>{t('restriction.balance')}</VisuallyHidden>
      <b className="num">{centre ? centre.currency.symbol + formatMinor(centre.balance) : '—'}</b>
    </Link>
  );
}

/** Top bar of a restricted member: no menus, no deposit [P.17, P.18]. */
export function RestrictedHeader({ restriction }: { restriction: Restriction }) {
  return (
    <header className="restricted-header">
      <div className="wrap">
        <Link className="restricted-header__logo" to={paths.home}>
          <LogoMark size={30} />
          <span>{useBrand()}</span>
        </Link>
        <span className="restricted-header__tag">{restrictionTexts(restriction).tag}</span>
        <nav className="restricted-header__end row" aria-label={t('restriction.header')}>
          <Balance />
          {isOpenTo(restriction, paths.inbox) ? (
            <Link to={paths.inbox}>{t('restriction.messages')}</Link>
          ) : null}
          <Button size="sm" variant="ghost" onClick={() => void core.session.logout()}>
            {t('restriction.logout')}
          </Button>
        </nav>
      </div>
    </header>
  );
}
