import { useState } from 'react';
import { factorRefusalText } from '#app/features/people/account/step-up/factor-code.tsx';
import { withStepUp } from '#app/features/people/account/step-up/step-up-store.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import type { OutputOf } from '#contract/book/table.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { t } from '../texts.ts';

type Session = OutputOf<'security.sessions'>['list'][number];
/** One other session, or all others. */
type Ending = Session | 'others';

const isPhone = (device: string) => /iPhone|iPad|Android/.test(device);

const SessionRow = ({ session, onEnd }: { session: Session; onEnd: () => void }) => (
  <li className="device-row">
    <span className="icon-tile profile-row__mark">
      <Icon name={isPhone(session.device) ? 'phone' : 'video'} size={18} />
    </span>
    <span className="profile-row__words stack">
      <b>{session.device}</b>
      <span className="profile-row__note cap t3">
        {t('security.seen', { place: session.place, time: dayTimeText(session.startedAt) })}
      </span>
    </span>
    {session.isCurrent ? (
      <Tag tone="primary">{t('security.current')}</Tag>
    ) : (
      <Button size="sm" aria-label={t('security.endOf', { device: session.device })} onClick={onEnd}>
        {t('security.end')}
      </Button>
    )}
  </li>
);

/** Ends one session or all others; a code may be needed first. */
function useEnding() {
  const [ending, setEnding] = useState<Ending | null>(null);
  const { state, run } = useSubmission(async (target: Ending) => {
    await withStepUp('endSessions', () =>
      target === 'others'
        ? callCore('security.endOthers', {})
        : callCore('security.endSession', { sessionId: target.sessionId }),
    );
  });
  const end = async (target: Ending) => {
    setEnding(null);
    const outcome = await run(target, () => refreshAnswers('security.sessions', 'security.overview'));
    if (outcome.is === 'done')
      showToast({ text: t(target === 'others' ? 'security.othersEnded' : 'security.ended'), tone: 'ok' });
    if (outcome.is === 'refused') showToast({ text: factorRefusalText(outcome.error), tone: 'alert' });
  };
  return { ending, setEnding, end, isSending: state.is === 'sending' };
}

type QuestionProps = { readonly ending: Ending; readonly onYes: () => void; readonly onNo: () => void };

function Question({ ending, onYes, onNo }: QuestionProps) {
  const isAll = ending === 'others';
  const text = isAll
    ? t('security.endOthersText')
    : t('security.endText', {
        device: ending.device,
        place: ending.place,
        time: dayTimeText(ending.startedAt),
      });
  return (
    <AlertDialog
      open
      title={t(isAll ? 'security.endOthersTitle' : 'security.endTitle')}
      description={text}
      confirmLabel={t('security.end')}
      onConfirm={onYes}
      cancelLabel={t('security.keep')}
      onCancel={onNo}
    />
  );
}

/** Open sessions of the account, and the button that ends each. */
export function SessionsCard() {
  const sessions = useCall('security.sessions', {});
  const { ending, setEnding, end, isSending } = useEnding();
  const count = lastOf(sessions)?.list.length;
  return (
    <Card aria-label={t('security.devices')}>
      <div className="padded__head">
        <h2>{t('security.devices')}</h2>
        {count === undefined ? null : <span className="cap t3">{t('security.deviceCount', { count })}</span>}
      </div>
      <Loaded of={sessions} waiting={<SkeletonRows count={2} />}>
        {({ list }) => (
          <>
            <ul className="device-rows ruled">
              {list.map((session) => (
                <SessionRow key={session.sessionId} session={session} onEnd={() => setEnding(session)} />
              ))}
            </ul>
            {list.length > 1 ? (
              <Button block loading={isSending} onClick={() => setEnding('others')}>
                {t('security.endOthers', { count: list.length - 1 })}
              </Button>
            ) : null}
          </>
        )}
      </Loaded>
      {ending !== null ? (
        <Question ending={ending} onYes={() => void end(ending)} onNo={() => setEnding(null)} />
      ) : null}
    </Card>
  );
}
