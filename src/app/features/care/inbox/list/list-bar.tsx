import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Link } from '#kit/link/link.tsx';
import { orShowError, readMessages } from '../inbox-changes.ts';
import { RemoveQuestion } from '../remove-question.tsx';
import { t } from '../texts.ts';
import { type InboxPick, NEW_LETTER } from '../use-inbox-pick.ts';
import type { Selection } from './use-selection.ts';

type BarProps = {
  readonly pick: InboxPick;
  readonly total: number;
  readonly unread: number;
  readonly selection: Selection;
};

function Sums({ total, unread }: Pick<BarProps, 'total' | 'unread'>) {
  const summary = unread > 0 ? t('inbox.sumUnread', { total, count: unread }) : t('inbox.sum', { total });
  return <span className="grow num">{total === 0 ? '' : summary}</span>;
}

/** Number of messages, and the actions for all of them. */
export function ListBar({ pick, total, unread, selection }: BarProps) {
  return (
    <div className="inbox-bar">
      <Sums total={total} unread={unread} />
      {pick.kind === 'letter' ? (
        <Link className={buttonClass({ size: 'xs' })} to={pick.messagePath(NEW_LETTER)}>
          {t('inbox.write')}
        </Link>
      ) : null}
      {pick.kind === 'all' && unread > 0 ? (
        <Button variant="ghost" size="xs" onClick={() => void orShowError(readMessages('all'))}>
          {t('inbox.readAll')}
        </Button>
      ) : null}
      {total > 0 ? (
        <Button variant="ghost" size="xs" onClick={selection.begin}>
          {t('inbox.batch')}
        </Button>
      ) : null}
    </div>
  );
}

/** Bar shown in its place while several messages are selected, with the actions for those. */
export function BatchBar({ selection }: Pick<BarProps, 'selection'>) {
  const { ids } = selection;
  const none = ids.length === 0;
  return (
    <div className="inbox-bar">
      <Checkbox label={t('inbox.selectPage')} checked={selection.isAll} onChange={selection.toggleAll} />
      <span className="grow num" role="status">
        {t('inbox.selected', { count: ids.length })}
      </span>
      <Button
        size="xs"
        disabled={none}
        onClick={() => void orShowError(readMessages(ids)).then((done) => done && selection.clear())}
      >
        {t('inbox.markRead')}
      </Button>
      <RemoveQuestion
        ids={ids}
        title={t('inbox.removeSomeTitle', { count: ids.length })}
        text={t('inbox.removeSomeText')}
        done={t('inbox.removedSome', { count: ids.length })}
        onRemoved={selection.clear}
      />
      <Button variant="ghost" size="xs" onClick={selection.end}>
        {t('inbox.batchDone')}
      </Button>
    </div>
  );
}
