import { useState } from 'react';
import { useStop } from '#app/features/protection/safer/stop/use-stop.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import type { CloseReason } from '#contract/protection/restriction/constants.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { callCore } from '#core-client/core.ts';
import { useCall } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { t } from './texts.ts';
import { type Todo, todosOf } from './todos.ts';

/** One thing to do first: done, waiting by itself, or with the way to do it. */
const TodoRow = ({ todo: { is, name, about, done } }: { todo: Todo }) => (
  <li>
    <span className="grow">
      <b>{name}</b>
      <span className="cap t2">{about}</span>
    </span>
    {is === 'money' && !done ? (
      <Link className={buttonClass({ size: 'sm' })} to={paths.withdraw}>
        {t('closing.withdraw')}
      </Link>
    ) : (
      <span className="cap t2">{t(done ? 'closing.done' : 'closing.waiting')}</span>
    )}
  </li>
);

/** The button, the question before it, and why it was refused. */
function CloseAct({ reason, isEmpty }: { reason: CloseReason; isEmpty: boolean }) {
  const [asking, setAsking] = useState(false);
  const { busy, refused, run } = useStop(() => callCore('restriction.close', { reason }), {
    ORDER_UNFINISHED: t('closing.notEmpty'),
  });
  const close = async () => {
    await run(undefined);
    setAsking(false);
  };
  return (
    <>
      {refused ? <FormProblem>{refused}</FormProblem> : null}
      <div className="stop-actions cluster gap-12">
        <Link className={buttonClass({ size: 'lg' })} to={paths.safer}>
          {t('closing.stay')}
        </Link>
        <Button size="lg" disabled={!isEmpty} onClick={() => setAsking(true)}>
          {t('closing.close')}
        </Button>
      </div>
      {isEmpty ? null : <p className="cap t2">{t('closing.emptyFirst')}</p>}
      <AlertDialog
        open={asking}
        title={t('closing.confirmTitle')}
        description={t('closing.confirmText')}
        confirmLabel={t('closing.confirm')}
        onConfirm={close}
        cancelLabel={t('closing.back')}
        onCancel={() => setAsking(false)}
        busy={busy}
        focus="cancel"
      />
    </>
  );
}

interface ClosingProps {
  reason: CloseReason;
  currency: CurrencyEntry;
}

/** Tasks to complete before the account is closed, and the closing itself [P.29]. */
export function Closing({ reason, currency: { code, symbol } }: ClosingProps) {
  const query = useCall('restriction.outlook', { currency: code });
  return (
    <Card className="stop-box" aria-labelledby="closing-todo">
      <h2 id="closing-todo">{t('closing.todoTitle')}</h2>
      <Loaded of={query} waiting={<Skeleton height={240} shape="block" />}>
        {(outlook) => {
          const todos = todosOf(outlook, symbol);
          return (
            <>
              <ul className="ruled stop-options">
                {todos.map((todo) => (
                  <TodoRow key={todo.is} todo={todo} />
                ))}
                <li>
                  <span className="grow">
                    <b>{t('closing.records')}</b>
                    <span className="cap t2">{t('closing.recordsAbout')}</span>
                  </span>
                  <Link className={buttonClass({ size: 'sm' })} to={paths.records}>
                    {t('closing.export')}
                  </Link>
                </li>
              </ul>
              <CloseAct reason={reason} isEmpty={todos.every(({ done }) => done)} />
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}
