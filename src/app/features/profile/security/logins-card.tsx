import { useCall } from '#app/core-client/query.ts';
import { dayTimeText } from '#app/core-client/shown-time.ts';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { Tag } from '#app/kit/mark/tag.tsx';
import { LoadedList } from '#app/page/list/loaded-list.tsx';
import { MoreRows, useGrowing } from '#app/page/list/more-rows.tsx';
import type { OutputOf } from '#contract/calls/table.ts';
import { t } from '../texts.ts';

type Login = OutputOf<'security.logins'>['list'][number];

const FIRST = 5;
const STEPS = { first: FIRST, step: 45, most: 50 };

const WAYS = {
  password: 'security.byPassword',
  phone: 'security.byPhone',
  register: 'security.byRegister',
} as const;

const LoginRow = ({ login: { at, place, device, way, outcome } }: { login: Login }) => (
  <li className="lrow">
    <time className="num">{dayTimeText(at)}</time>
    <span className="lrow__words">
      <span>{device}</span>
      <span className="prow__note">
        {place} · {t(WAYS[way])}
      </span>
    </span>
    <Tag tone={outcome === 'success' ? 'primary' : 'alert'}>{t(`security.${outcome}`)}</Tag>
  </li>
);

/** Who got in or tried to, the newest first. */
export function LoginsCard() {
  const growing = useGrowing('logins', STEPS);
  const logins = useCall('security.logins', { page: 1, size: growing.size });
  return (
    <section className="card padded" aria-label={t('security.history')}>
      <div className="padded__head">
        <h2>{t('security.history')}</h2>
        <span className="cap t3">{t('security.historyKept')}</span>
      </div>
      <LoadedList of={logins} waiting={<SkeletonRows count={FIRST} />}>
        {({ list, total }) => (
          <>
            <ul className="lrows">
              {list.map((login) => (
                <LoginRow key={login.recordId} login={login} />
              ))}
            </ul>
            <MoreRows growing={growing} shown={list.length} total={total} label={t('security.historyMore')} />
          </>
        )}
      </LoadedList>
    </section>
  );
}
