import { buttonClass } from '#app/kit/action/button-class.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-paths.table.ts';
import { Link } from '#app/kit/link/link.tsx';
import { loginPath, paths } from '#app/routes/paths.ts';
import { t } from '../texts.ts';

const PERKS: readonly (readonly [IconName, string])[] = [
  ['video', t('home.perkLines')],
  ['chat', t('home.perkChat')],
  ['gift', t('home.perkGifts')],
];

/** What an account is good for, and the two ways in. */
export const GuestCard = () => (
  <aside className="card acct acct--guest" aria-label={t('home.join')}>
    <div>
      <h2 className="acct__h">{t('home.join')}</h2>
      <p className="t2">{t('home.joinText')}</p>
    </div>
    <ul className="perk">
      {PERKS.map(([icon, text]) => (
        <li key={icon}>
          <span>
            <Icon name={icon} size={17} />
          </span>
          {text}
        </li>
      ))}
    </ul>
    <div className="acct__in">
      <Link className={buttonClass({ size: 'lg' })} to={loginPath(paths.home)}>
        {t('common.login')}
      </Link>
      <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to={paths.register}>
        {t('home.register')}
      </Link>
    </div>
    <p className="cap t3 acct__adult">{t('home.adultsOnly')}</p>
  </aside>
);
