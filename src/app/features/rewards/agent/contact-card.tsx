import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import { useCall } from '#core-client/query.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';

/** Contact for agents: manager, office hours, and channels [6.04]. */
export function ContactCard() {
  const contact = useCall('agent.contact', {});
  return (
    <Card className="stack items-start gap-10">
      <Loaded of={contact} waiting={<SkeletonRows count={1} />}>
        {({ name, opensAt, closesAt, email }) => (
          <>
            <b>{t('agent.contact', { name })}</b>
            <span className="cap t3">{t('agent.hours', { from: opensAt, to: closesAt })}</span>
            <div className="row gap-8">
              <Link className={buttonClass({ size: 'sm' })} to={paths.support}>
                {t('agent.toService')}
              </Link>
              <a className={buttonClass({ size: 'sm' })} href={`mailto:${email}`}>
                {t('agent.toMail')}
              </a>
            </div>
          </>
        )}
      </Loaded>
    </Card>
  );
}
