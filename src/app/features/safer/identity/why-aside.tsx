import { Illustration } from '#app/kit/feedback/illustration.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { paths } from '#app/routes/paths.ts';
import { t } from './texts.ts';

/** Why all this is asked, and what to do where somebody under age plays. */
export const WhyAside = ({ isNeeded }: { isNeeded: boolean }) => (
  <aside className="idaside">
    <section className="card padded idwhy" aria-labelledby="identity-why">
      <Illustration name="identity" size={148} />
      <h2 id="identity-why">{t('identity.whyTitle')}</h2>
      <p className="sm t2">{t(isNeeded ? 'identity.whyNeeded' : 'identity.whyNotNeeded')}</p>
    </section>
    <p className="card padded sfadults t2 sm">
      <b aria-hidden="true">18+</b>
      <span>
        {t('identity.minors')}
        <Link className="link" to={paths.support}>
          {t('identity.minorsService')}
        </Link>
        {t('identity.minorsThen')}
      </span>
    </p>
  </aside>
);
