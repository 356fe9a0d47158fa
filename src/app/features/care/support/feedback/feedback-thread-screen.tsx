import '#kit/layout/form-grid.css';
import './feedback.css';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { LoadedCard, MissingCard } from '#app/page/loading/loaded-card.tsx';
import { useParams } from '#app/routes/params.ts';
import { paths } from '#app/routes/paths.ts';
import type { Feedback, FeedbackId, FeedbackPart } from '#contract/care/feedback/schema.ts';
import { canRate, feedbackAfter } from '#contract/care/feedback/states.table.ts';
import { isFeedbackId } from '#contract/care/feedback/support-ids.ts';
import { FEEDBACK_TEXT } from '#contract/care/support/constants.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore, core } from '#core-client/core.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { textOfError } from '#i18n/error-text.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { UploadedImage } from '../images/uploaded-image.tsx';
import { StarRating } from '../star-rating.tsx';
import { t } from '../texts.ts';
import { FeedbackTag, MessageField } from './feedback-parts.tsx';
import { useMessageDraft } from './use-message-draft.ts';

type PartProps = { readonly part: FeedbackPart; readonly avatar: string; readonly kind: string | null };

const Part = ({ part: { from, text, pictures, at }, avatar, kind }: PartProps) => (
  <li className="feedback-part">
    {from === 'member' ? (
      <Avatar src={avatar} size={36} />
    ) : (
      <span className="feedback-part__service center">
        <Icon name="headset" size={20} />
      </span>
    )}
    <div className="grow">
      <p className="feedback-part__head row gap-8">
        <b>{t(from === 'member' ? 'feedback.you' : 'feedback.service')}</b>
        {kind === null ? null : <Tag>{kind}</Tag>}
        <span className="cap t3 num">{dayTimeText(at)}</span>
      </p>
      <p className="feedback-part__text">{text}</p>
      {pictures.length === 0 ? null : (
        <ul className="feedback-part__pictures cluster gap-10">
          {pictures.map((imageId) => (
            <li key={imageId}>
              <UploadedImage imageId={imageId} />
            </li>
          ))}
        </ul>
      )}
    </div>
  </li>
);

/** All messages of a feedback, the oldest first. */
const ThreadParts = ({ feedback, avatar }: { feedback: Feedback; avatar: string }) => (
  <ol className="feedback-parts">
    {feedback.parts.map((part, at) => (
      <Part
        key={part.partId}
        part={part}
        avatar={avatar}
        kind={at === 0 ? t(`feedback.${feedback.kind}`) : null}
      />
    ))}
  </ol>
);

const Missing = () => (
  <MissingCard
    title={t('feedback.missing')}
    text={t('feedback.missingText')}
    to={paths.feedback}
    toLabel={t('feedback.back')}
  />
);

const Moves = ({ moves }: Pick<Feedback, 'moves'>) => (
  <Card>
    <h2>{t('feedback.progress')}</h2>
    <ol className="feedback-moves">
      {moves.map(({ state, at }, index) => (
        <li key={at} aria-current={index === moves.length - 1 ? 'step' : undefined}>
          <span>{t(`feedback.${state}`)}</span>
          <span className="cap t3 num">{dayTimeText(at)}</span>
        </li>
      ))}
    </ol>
  </Card>
);

/** Refetches the feedback and its list. */
const feedbackAgain = () => refreshAnswers('feedback.detail', 'feedback.list');

function Settle({ feedback: { feedbackId } }: { feedback: Feedback }) {
  const { state, run } = useSubmission<null, void>(async () => {
    await callCore('feedback.settle', { feedbackId });
    await feedbackAgain();
  });
  const settle = async () => {
    const end = await run(null);
    if (end.is === 'done') showToast({ text: t('feedback.settled'), tone: 'ok' });
  };
  return (
    <>
      <Button onClick={settle} loading={state.is === 'sending'}>
        {t('feedback.settle')}
      </Button>
      <FormProblem>{state.is === 'refused' ? textOfError(state.error) : null}</FormProblem>
    </>
  );
}

/** Further message of the member in a feedback, and the button that settles it. */
function ReplyForm({ feedback }: { feedback: Feedback }) {
  const { feedbackId, state } = feedback;
  const draft = useMessageDraft({
    draft: `feedback.${feedbackId}`,
    min: 1,
    rule: t('feedback.replyRule', FEEDBACK_TEXT),
    send: async (message) => {
      await core.support.reply(feedbackId, message);
      await feedbackAgain();
    },
    onSent: () => showToast({ text: t('feedback.replied'), tone: 'ok' }),
  });
  return (
    <form className="feedback-reply" onSubmit={draft.submit} noValidate>
      {state === 'resolved' ? <p className="cap t3">{t('feedback.resolvedNote')}</p> : null}
      <MessageField
        label={t('feedback.reply')}
        placeholder={t('feedback.replyHint')}
        rows={3}
        draft={draft}
      />
      <div className="row gap-8">
        <Button type="submit" variant="primary" loading={draft.isSending} held={draft.images.isBusy}>
          {t('feedback.sendReply')}
        </Button>
        {feedbackAfter(state, 'settle') === null ? null : <Settle feedback={feedback} />}
      </div>
    </form>
  );
}

function Rating({ feedback: { feedbackId, stars } }: { feedback: Feedback }) {
  const rate = async (count: NonNullable<typeof stars>) => {
    await callCore('feedback.rate', { feedbackId, stars: count });
    await feedbackAgain();
  };
  return (
    <Card className="stack gap-8">
      <h2>{t('feedback.rate')}</h2>
      <StarRating
        label={t('feedback.rate')}
        stars={stars}
        starLabel={(count) => t('feedback.star', { count })}
        ratedText={(count) => t('feedback.rated', { count })}
        onRate={rate}
      />
    </Card>
  );
}

function Thread({ feedback }: { feedback: Feedback }) {
  const session = useSession();
  const avatar = session.is === 'member' ? session.member.avatar : '';
  return (
    <div className="form-grid feedback-grid">
      <Card flush>
        <div className="feedback-thread__head">
          <b className="ell">{feedback.text}</b>
          <FeedbackTag state={feedback.state} />
        </div>
        <ThreadParts feedback={feedback} avatar={avatar} />
        {feedback.state === 'closed' ? (
          <p className="feedback-reply cap t3">{t('feedback.closedNote')}</p>
        ) : (
          <ReplyForm feedback={feedback} />
        )}
      </Card>
      <div className="fit-stack gap-page">
        <Moves moves={feedback.moves} />
        {canRate(feedback.state) ? <Rating feedback={feedback} /> : null}
      </div>
    </div>
  );
}

function One({ feedbackId }: { feedbackId: FeedbackId }) {
  const query = useCall('feedback.detail', { feedbackId }, { refetchMs: REFRESH_MS['feedback.detail'] });
  return (
    <LoadedCard of={query} rows={5} missing={<Missing />}>
      {(feedback) => <Thread feedback={feedback} />}
    </LoadedCard>
  );
}

/** One feedback with all its messages, where the member replies and rates the outcome [7.16]. */
export function FeedbackThreadScreen() {
  const { feedbackId = '' } = useParams();
  return (
    <MemberPage
      title={t('feedback.threadTitle')}
      above={paths.feedback}
      links={[{ to: paths.feedback, label: t('feedback.back') }]}
    >
      {isFeedbackId(feedbackId) ? <One key={feedbackId} feedbackId={feedbackId} /> : <Missing />}
    </MemberPage>
  );
}
