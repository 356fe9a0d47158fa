import '../profile.css';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { LoadedList } from '#app/page/list/loaded-list.tsx';
import { MoreRows, useGrowing } from '#app/page/list/more-rows.tsx';
import { LoadedCard } from '#app/page/loading/loaded-card.tsx';
import { paths } from '#app/routes/paths.ts';
import type { OutputOf } from '#contract/book/table.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { t } from '../texts.ts';
import { GuardsCard } from './guards-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

type Login = OutputOf<'security.logins'>['list'][number];

const FIRST = 5;
const STEPS = { first: FIRST, step: 45, max: 50 };

const METHOD_TEXTS = {
  password: 'security.byPassword',
  phone: 'security.byPhone',
  register: 'security.byRegister',
} as const;

const LoginRow = ({ login: { at, place, device, way, outcome } }: { login: Login }) => (
  <li className="login-row">
    <time className="num">{dayTimeText(at)}</time>
    <span className="stack">
      <span>{device}</span>
      <span className="profile-row__note cap t3">
        {place} · {t(METHOD_TEXTS[way])}
      </span>
    </span>
    <Tag tone={outcome === 'success' ? 'primary' : 'alert'}>{t(`security.${outcome}`)}</Tag>
  </li>
);

/** Successful and failed logins, the newest first. */
function LoginsCard() {
  const growing = useGrowing('logins', STEPS);
  const logins = useCall('security.logins', { page: 1, size: growing.size });
  return (
    <Card aria-label={t('security.history')}>
      <div className="padded__head">
        <h2>{t('security.history')}</h2>
        <span className="cap t3">{t('security.retention')}</span>
      </div>
      <LoadedList of={logins} waiting={<SkeletonRows count={FIRST} />}>
        {({ list, total }) => (
          <>
            <ul className="login-rows ruled">
              {list.map((login) => (
                <LoginRow key={login.recordId} login={login} />
              ))}
            </ul>
            <MoreRows growing={growing} shown={list.length} total={total} label={t('security.historyMore')} />
          </>
        )}
      </LoadedList>
    </Card>
  );
}

function Guarded() {
  const session = useSession();
  const overview = useCall('security.overview', {});
  if (session.is !== 'member') return null;
  return (
    <div className="profile-grid">
      <div className="fit-stack gap-page">
        <LoadedCard of={overview} rows={4}>
          {(guards) => <GuardsCard overview={guards} name={session.member.name} />}
        </LoadedCard>
        <LoginsCard />
      </div>
      <div className="fit-stack gap-page">
        <SessionsCard />
      </div>
    </div>
  );
}

/** Security of the account: passwords, the second factor, sessions, and logins [7.16]. */
export const SecurityScreen = () => (
  <MemberPage
    title={t('security.title')}
    above={paths.me}
    links={[
      { to: paths.identity, label: t('security.identity') },
      { to: paths.profile, label: t('profile.title') },
    ]}
  >
    <Guarded />
  </MemberPage>
);
