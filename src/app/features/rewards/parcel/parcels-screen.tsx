import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { parcelPath, paths } from '#app/routes/paths.ts';
import type { Parcel } from '#contract/rewards/parcel/schema.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { GoodsImage } from './goods-image.tsx';
import { ParcelTag } from './parcel-state.tsx';
import { t } from './texts.ts';
import './parcel.css';

const Row = ({ parcelId, goods, source, state, changedAt }: Parcel) => (
  <li>
    <Link className="parcel-row" to={parcelPath(parcelId)}>
      <GoodsImage art={goods.art} size={44} className="parcel-row__pic" />
      <b className="ell">{goods.title}</b>
      <ParcelTag state={state} />
      <span className="cap t3 ell">{source}</span>
      <span className="cap t3 num">{dayTimeText(changedAt)}</span>
    </Link>
  </li>
);

/** Goods the member has won or chosen, the newest first [1.03]. */
export function ParcelsScreen() {
  const query = useCall('parcel.list', {}, { refetchMs: REFRESH_MS['parcel.list'] });
  const none = <EmptyState illustration="record" title={t('parcel.none')} text={t('parcel.noneText')} />;
  return (
    <MemberPage title={t('parcel.title')} above={paths.me}>
      <Card aria-label={t('parcel.title')} aria-busy={query.is === 'pending'}>
        <Loaded of={query} waiting={<SkeletonRows count={4} />} empty={none}>
          {({ list }) => (
            <ul className="ruled">
              {list.map((parcel) => (
                <Row key={parcel.parcelId} {...parcel} />
              ))}
            </ul>
          )}
        </Loaded>
      </Card>
    </MemberPage>
  );
}
