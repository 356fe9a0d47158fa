import { useBrand } from '#app/page/use-brand.ts';
import './footer.css';
import { helpPath, paths } from '#app/routes/paths.ts';
import type { HelpGroup } from '#contract/site/help/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { APP_VERSION } from '#contract/version.ts';
import { useCall } from '#core-client/query.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { LogoMark } from '#kit/mark/drawn-marks.tsx';
import { t } from './texts.ts';

/** Displayed partners of the site, three at most [5.12]. Their space is reserved until they are loaded. */
function Sponsors() {
  const sponsors = useCall('sponsor.list', {});
  const data = lastOf(sponsors);
  if (data ? data.list.length === 0 : sponsors.is === 'failed') return null;
  return (
    <ul className="foot__sp" aria-label={t('foot.sponsors')}>
      {data?.list.map(({ value, name, logo, role, period }) => (
        <li key={value}>
          <Link to={paths.sponsors}>
            <img src={logo} alt="" width={44} height={44} loading="lazy" />
            <span>
              <b>{name}</b>
              <small>
                {role} · {period}
              </small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const KEYS = {
  keyCodes: ['site_slogan', 'site_licence', 'site_copyright', 'responsible_text'],
};

const GROUPS_SHOWN = 4;
const TOPICS_SHOWN = 5;

const topicLink = ({ topicId, title }: HelpGroup['topics'][number]) => ({
  name: title,
  link: `/app/help/${topicId}`,
});

const Column = ({ title, links }: { title: string; links: readonly { name: string; link: string }[] }) => (
  <div>
    <h2>{title}</h2>
    <ul>
      {links.map(({ name, link }) => (
        <li key={name}>
          <Link to={link}>{name}</Link>
        </li>
      ))}
    </ul>
  </div>
);

const Seal = ({ icon, text }: { icon: 'shield-check' | 'lock'; text: string | undefined }) =>
  text === undefined ? null : (
    <span className="seal">
      <Icon name={icon} size={16} />
      {text}
    </span>
  );

/** The foot of a page: what the site is, where its parts are, its licence, and that play is for grown-ups [1.01]. */
export function Footer() {
  const params = lastOf(useCall('site.params', KEYS))?.params ?? {};
  const language = lastOf(useCall('site.language', {}));
  const groups = lastOf(useCall('help.topics', {}))?.groups ?? [];
  return (
    <footer className="foot">
      <div className="wrap">
        <Sponsors />
        <div className="foot__g">
          <div>
            <Link className="logo foot__logo" to={paths.home}>
              <LogoMark size={26} />
              <span>{useBrand()}</span>
            </Link>
            <p className="foot__slogan">{params.site_slogan}</p>
            <Link className="link" to={paths.news}>
              {t('foot.news')}
            </Link>
          </div>
          {groups.slice(0, GROUPS_SHOWN).map(({ name, topics }) => (
            <Column key={name} title={name} links={topics.slice(0, TOPICS_SHOWN).map(topicLink)} />
          ))}
        </div>
        <div className="responsible row gap-16">
          <span className="responsible__age center">
            <span aria-hidden="true">18+</span>
            <span className="sr">{t('foot.adults')}</span>
          </span>
          <p>{params.responsible_text}</p>
          <Link className="link only-m responsible__help" to={helpPath('helpline')}>
            {t('foot.helpline')}
          </Link>
          <Link className={`${buttonClass({ size: 'sm' })} only-d`} to={paths.safer}>
            {t('foot.safer')}
          </Link>
        </div>
        <div className="foot__b">
          <div className="cluster gap-12">
            <Seal icon="shield-check" text={params.site_licence} />
            <Seal icon="lock" text={t('foot.encrypted')} />
          </div>
          <span>
            {[params.site_copyright, t('foot.version', { version: APP_VERSION }), language?.name]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
      </div>
    </footer>
  );
}
