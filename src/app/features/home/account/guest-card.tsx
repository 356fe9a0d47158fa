import { Link } from 'react-router-dom';
import { tHome } from '#app/i18n/home-text.ts';
import { t } from '#app/i18n/text.ts';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-paths.table.ts';
import { loginPath, paths } from '#app/routes/paths.ts';

const PERKS: readonly (readonly [IconName, string])[] = [
  ['video', tHome('home.perkLines')],
  ['chat', tHome('home.perkChat')],
  ['gift', tHome('home.perkGifts')],
];

/** What an account is good for, and the two ways in. */
export const GuestCard = () => (
  <aside className="card acct acct--guest" aria-label={tHome('home.join')}>
    <div>
      <h2 className="acct__h">{tHome('home.join')}</h2>
      <p className="t2">{tHome('home.joinText')}</p>
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
        {t('shell.login')}
      </Link>
      <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to={paths.register}>
        {tHome('home.register')}
      </Link>
    </div>
    <p className="cap t3 acct__adult">{tHome('home.adultsOnly')}</p>
  </aside>
);
