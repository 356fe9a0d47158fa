import { useState } from 'react';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { LoadedCard, MissingCard } from '#app/page/loading/loaded-card.tsx';
import { useParams } from '#app/routes/params.ts';
import { paths } from '#app/routes/paths.ts';
import type { ParcelId } from '#contract/fields/ids.ts';
import { isParcelId } from '#contract/rewards/parcel/parcel-rules.ts';
import type { Parcel } from '#contract/rewards/parcel/schema.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { textOfError } from '#i18n/error-text.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { AddressForm, parcelAgain } from './address-form.tsx';
import { GoodsImage } from './goods-image.tsx';
import { moveLabel, ParcelTag, parcelHead, parcelNote } from './parcel-state.tsx';
import { t } from './texts.ts';
import '#kit/layout/form-grid.css';
import './parcel.css';

const DONE = { cancel: 'parcel.didCancel', receive: 'parcel.didReceive' } as const;

function useStep({ parcelId }: Parcel, step: 'cancel' | 'receive') {
  const { state, run } = useSubmission<null, void>(async () => {
    await callCore(`parcel.${step}`, { parcelId });
    await parcelAgain();
  });
  const submit = async () => {
    const end = await run(null);
    if (end.is === 'done') showToast({ text: t(DONE[step]), tone: 'ok' });
  };
  return {
    take: submit,
    busy: state.is === 'sending',
    problem: state.is === 'refused' ? textOfError(state.error) : null,
  };
}

function Cancel({ parcel }: { parcel: Parcel }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { take, busy, problem } = useStep(parcel, 'cancel');
  const confirm = async () => {
    await take();
    setIsConfirming(false);
  };
  return (
    <>
      <Button className="grow" onClick={() => setIsConfirming(true)}>
        {t('parcel.cancel')}
      </Button>
      <AlertDialog
        open={isConfirming}
        icon="triangle"
        title={t('parcel.cancelTitle', { title: parcel.goods.title })}
        description={t('parcel.cancelText')}
        confirmLabel={t('parcel.cancelDo')}
        cancelLabel={t('parcel.keep')}
        focus="cancel"
        busy={busy}
        onConfirm={confirm}
        onCancel={() => setIsConfirming(false)}
      />
      <FormProblem>{problem}</FormProblem>
    </>
  );
}

function Receive({ parcel }: { parcel: Parcel }) {
  const { take, busy, problem } = useStep(parcel, 'receive');
  return (
    <>
      <Button className="grow" variant="primary" loading={busy} onClick={take}>
        {t('parcel.receive')}
      </Button>
      <FormProblem>{problem}</FormProblem>
    </>
  );
}

/** Actions available for a parcel in its current state. */
const ParcelActions = ({ parcel }: { parcel: Parcel }) => (
  <div className="parcel-actions">
    <Link className={buttonClass({})} to={paths.support}>
      {t('parcel.service')}
    </Link>
    {parcel.actions.includes('cancel') ? <Cancel parcel={parcel} /> : null}
    {parcel.actions.includes('receive') ? <Receive parcel={parcel} /> : null}
  </div>
);

const Missing = () => (
  <MissingCard
    title={t('parcel.missing')}
    text={t('parcel.missingText')}
    to={paths.parcels}
    toLabel={t('parcel.back')}
  />
);

const Moves = ({ moves }: Pick<Parcel, 'moves'>) => (
  <Card>
    <h2>{t('parcel.progress')}</h2>
    <ol className="parcel-moves">
      {moves.map((move, index) => (
        <li key={`${move.state} ${move.at}`} aria-current={index === moves.length - 1 ? 'step' : undefined}>
          <span className="parcel-moves__mark" aria-hidden="true">
            <Icon name="check" size={12} />
          </span>
          <b>{moveLabel(move)}</b>
          <span className="cap t3 num">{dayTimeText(move.at)}</span>
          {move.note === '' ? null : <span className="parcel-moves__note">{move.note}</span>}
        </li>
      ))}
    </ol>
  </Card>
);

/** Returns the facts of a parcel: `[name, value]`; unknown ones are omitted. */
const factsOf = ({ parcelNo, address, carrier, trackingNo }: Parcel): (readonly [string, string])[] => [
  [t('parcel.number'), parcelNo],
  ...(address === null
    ? []
    : ([
        [t('parcel.recipient'), `${address.recipient} ${address.phone}`],
        [t('parcel.to'), `${address.region} ${address.line}`],
      ] as const)),
  ...(trackingNo === ''
    ? []
    : ([
        [t('parcel.carrier'), carrier],
        [t('parcel.tracking'), trackingNo],
      ] as const)),
];

const Order = ({ parcel }: { parcel: Parcel }) => (
  <Card>
    <h2>{t('parcel.order')}</h2>
    <div className="parcel-goods">
      <GoodsImage art={parcel.goods.art} size={84} className="parcel-goods__pic" />
      <div>
        <b>{parcel.goods.title}</b>
        <p className="cap t3">{parcel.goods.note}</p>
        <p className="cap t3">
          {t('parcel.from')} {parcel.source}
        </p>
      </div>
    </div>
    <dl className="fact-box">
      {factsOf(parcel).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
    <ParcelActions parcel={parcel} />
  </Card>
);

function Where({ parcel }: { parcel: Parcel }) {
  const [isChanging, setChanging] = useState(false);
  if (!parcel.actions.includes('address')) return null;
  const hasAddress = parcel.address !== null;
  const leave = () => setChanging(false);
  return (
    <Card>
      <div className="padded__head">
        <h2>{t('parcel.where')}</h2>
        <span className="cap t3">{t('parcel.whereNote')}</span>
      </div>
      {hasAddress && !isChanging ? (
        <Button onClick={() => setChanging(true)}>{t('parcel.change')}</Button>
      ) : (
        <AddressForm parcel={parcel} onDone={leave} onLeave={hasAddress ? leave : undefined} />
      )}
    </Card>
  );
}

const ParcelDetail = ({ parcel }: { parcel: Parcel }) => (
  <div className="form-grid parcel-grid">
    <div className="parcel-stack">
      <Card>
        <div className="parcel-head">
          <h2>{parcelHead(parcel)}</h2>
          <ParcelTag state={parcel.state} />
        </div>
        <p className="cap t3">{parcelNote(parcel)}</p>
      </Card>
      <Where parcel={parcel} />
      <Moves moves={parcel.moves} />
    </div>
    <Order parcel={parcel} />
  </div>
);

function One({ parcelId }: { parcelId: ParcelId }) {
  const query = useCall('parcel.detail', { parcelId }, { refetchMs: REFRESH_MS['parcel.detail'] });
  return (
    <LoadedCard of={query} rows={5} missing={<Missing />}>
      {(parcel) => <ParcelDetail parcel={parcel} />}
    </LoadedCard>
  );
}

/** Details of one parcel: delivery address, location, and available actions [1.03]. */
export function ParcelScreen() {
  const { parcelId = '' } = useParams();
  return (
    <MemberPage
      title={t('parcel.one')}
      above={paths.parcels}
      links={[{ to: paths.parcels, label: t('parcel.all') }]}
    >
      {isParcelId(parcelId) ? <One key={parcelId} parcelId={parcelId} /> : <Missing />}
    </MemberPage>
  );
}
