import '#kit/layout/form-grid.css';
import './feedback.css';
import { useStoredDraft } from '#app/features/money/order/stored-draft.ts';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { useAddressCount } from '#app/page/list/address-query.ts';
import { LoadedList } from '#app/page/list/loaded-list.tsx';
import { Pages } from '#app/page/list/pages.tsx';
import { feedbackPath, paths } from '#app/routes/paths.ts';
import type { FeedbackBrief } from '#contract/care/feedback/schema.ts';
import { FEEDBACK_KINDS, type FeedbackKind } from '#contract/care/feedback/states.table.ts';
import { FEEDBACK_TEXT } from '#contract/care/support/constants.ts';
import { oneOf } from '#contract/text/narrowing.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { core } from '#core-client/core.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { PickCard } from '#kit/choice/pick-card.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import { FeedbackTag, MessageField } from './feedback-parts.tsx';
import { useMessageDraft } from './use-message-draft.ts';

/** Number of rows that fit beside the form. */
const SIZE = 5;

const Row = ({ feedbackId, state, text, lastText, changedAt }: FeedbackBrief) => (
  <li>
    <Link className="feedback-row" to={feedbackPath(feedbackId)}>
      <b className="ell">{text}</b>
      <FeedbackTag state={state} />
      {lastText === '' ? null : <span className="feedback-row__last ell">{lastText}</span>}
      <span className="cap t3 num">{dayTimeText(changedAt)}</span>
    </Link>
  </li>
);

/** Feedback of the member, last changed first. */
function FeedbackList() {
  const [page, onPage] = useAddressCount('page');
  const query = useCall('feedback.list', { page, size: SIZE }, { refetchMs: REFRESH_MS['feedback.list'] });
  const total = lastOf(query)?.total ?? 0;
  const paging = { page, size: SIZE, onPage };
  const none = <EmptyState illustration="record" title={t('feedback.none')} text={t('feedback.noneText')} />;
  return (
    <Card aria-label={t('feedback.mine')}>
      <div className="padded__head">
        <h2>{t('feedback.mine')}</h2>
        <span className="cap t3 num">{t('feedback.total', { count: total })}</span>
      </div>
      <LoadedList of={query} paging={paging} waiting={<SkeletonRows count={4} />} empty={none}>
        {({ list, total: all }) => (
          <>
            <ul className="ruled">
              {list.map((brief) => (
                <Row key={brief.feedbackId} {...brief} />
              ))}
            </ul>
            <Pages paging={paging} total={all} className="feedback-list__pages" />
          </>
        )}
      </LoadedList>
    </Card>
  );
}

const ICONS: Readonly<Record<FeedbackKind, IconName>> = {
  money: 'wallet',
  bet: 'ticket',
  live: 'video',
  game: 'gamepad',
  account: 'user',
  promotion: 'gift',
  idea: 'star',
  complaint: 'flag',
};

type KindsProps = { readonly kind: FeedbackKind; readonly onPick: (kind: FeedbackKind) => void };

const Kinds = ({ kind, onPick }: KindsProps) => (
  <fieldset className="feedback-kinds grid-4 gap-8">
    <legend>{t('feedback.kind')}</legend>
    {FEEDBACK_KINDS.map((each) => (
      <PickCard
        key={each}
        name="feedback-kind"
        className="feedback-kind"
        checked={each === kind}
        onPick={() => onPick(each)}
      >
        <Icon name={ICONS[each]} size={20} />
        {t(`feedback.${each}`)}
      </PickCard>
    ))}
  </fieldset>
);

/** Form for feedback: its subject, with text and images. The typed text survives errors and reloads. */
function FeedbackForm() {
  const [picked, pick] = useStoredDraft('feedback.kind');
  const kind = oneOf(FEEDBACK_KINDS, picked, 'live');
  const draft = useMessageDraft({
    draft: 'feedback',
    min: FEEDBACK_TEXT.min,
    rule: t('feedback.textRule', FEEDBACK_TEXT),
    send: (message) => core.support.report(kind, message),
    onSent: () => {
      showToast({ text: t('feedback.sent'), tone: 'ok' });
      void refreshAnswers('feedback.list');
    },
  });
  return (
    <Card as="form" className="feedback-form" onSubmit={draft.submit} noValidate>
      <Kinds kind={kind} onPick={pick} />
      <MessageField label={t('feedback.text')} rows={5} draft={draft} />
      <Button type="submit" variant="primary" size="lg" loading={draft.isSending} held={draft.images.isBusy}>
        {t('feedback.send')}
      </Button>
    </Card>
  );
}

/** Feedback of the member, and its outcome [7.16]. */
export const FeedbackScreen = () => (
  <MemberPage
    title={t('feedback.title')}
    above={paths.me}
    links={[{ to: paths.support, label: t('feedback.toService') }]}
  >
    <div className="form-grid feedback-grid">
      <FeedbackForm />
      <div className="fit-stack gap-page">
        <FeedbackList />
        <Card>
          <h2>{t('feedback.unhappy')}</h2>
          <p className="feedback-side__text">{t('feedback.unhappyText')}</p>
          <Link className="link" to={paths.support}>
            {t('feedback.toService')}
          </Link>
        </Card>
      </div>
    </div>
  </MemberPage>
);
