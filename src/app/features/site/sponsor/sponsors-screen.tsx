import { PageHead, PageTitle } from '#app/features/ground/article/page-head.tsx';
import { ReadingPage } from '#app/features/ground/article/reading-page.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { helpPath } from '#app/routes/paths.ts';
import type { Sponsor } from '#contract/site/sponsor/schema.ts';
import { useCall } from '#core-client/query.ts';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';
import './sponsors.css';

const SponsorCard = ({ sponsor: { name, logo, role, period, about } }: { sponsor: Sponsor }) => (
  <Card as="li" flush className="sponsor">
    <img src={logo} alt="" width={72} height={72} decoding="async" />
    <h2>{name}</h2>
    <p className="cap t3">{`${role} · ${period}`}</p>
    <p className="sm t2">{about}</p>
  </Card>
);

const Waiting = () => (
  <div className="sponsors" aria-hidden="true">
    {[1, 2, 3].map((index) => (
      <Card as="div" flush className="sponsor sponsor--waiting" key={index}>
        <Skeleton width={72} height={72} shape="block" />
        <Skeleton width="48%" height={20} />
        <Skeleton width="80%" />
      </Card>
    ))}
  </div>
);

/** Partners of the site, as set in its configuration [5.12]. */
export function SponsorsScreen() {
  const sponsors = useCall('sponsor.list', {});
  return (
    <ReadingPage>
      <PageHead here={t('sponsor.title')} />
      <PageTitle title={t('sponsor.title')} text={t('sponsor.text')} />
      <Loaded of={sponsors} waiting={<Waiting />} empty={<EmptyState title={t('sponsor.none')} />}>
        {({ list }) => (
          <ul className="sponsors">
            {list.map((sponsor) => (
              <SponsorCard key={sponsor.value} sponsor={sponsor} />
            ))}
          </ul>
        )}
      </Loaded>
      <p className="sponsors__more">
        <Link className="link link--alone" to={helpPath('sponsorship')}>
          {t('sponsor.toSponsorship')}
        </Link>
      </p>
    </ReadingPage>
  );
}
