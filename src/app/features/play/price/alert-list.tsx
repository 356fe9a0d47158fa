import { useOddsFormat } from '#app/features/play/match/odds/price.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { formatOdds } from '#contract/play/odds/odds-rules.ts';
import type { AlertId, PriceAlert } from '#contract/play/price/schema.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { t } from './texts.ts';

function stateText({ state, doneAt, reachedOdds }: PriceAlert, odds: (text: string) => string): string {
  const time = doneAt === null ? '' : dayTimeText(doneAt);
  switch (state) {
    case 'open':
      return t('alert.waits');
    case 'reached':
      return t('alert.reached', { time, odds: odds(reachedOdds ?? '') });
    case 'ended':
      return t('alert.ended', { time });
    default:
      return state satisfies never;
  }
}

type RowProps = {
  readonly alert: PriceAlert;
  readonly isNamed: boolean;
  readonly busy: boolean;
  readonly onRemove: (alertId: AlertId) => void;
};

function AlertRow({ alert, isNamed, busy, onRemove }: RowProps) {
  const format = useOddsFormat();
  const odds = (text: string) => formatOdds(text, format);
  const row = t('alert.row', { odds: odds(alert.odds), side: t(`alert.${alert.side}`) });
  const { itemName, homeName: home, awayName: away, marketName: market } = alert;
  const name = isNamed ? `${itemName} ${row}` : row;
  return (
    <li className="price-alert row gap-10">
      <Icon name={alert.state === 'reached' ? 'check-circle' : 'bell'} size={16} />
      <div className="grow">
        <b className="sm">{name}</b>
        {isNamed ? <span className="cap t2">{t('alert.versus', { home, away, market })}</span> : null}
        <span className="cap t2">{stateText(alert, odds)}</span>
      </div>
      <IconButton
        icon="x"
        size="sm"
        label={t('alert.remove', { name: `${itemName} ${row}` })}
        aria-disabled={busy || undefined}
        onClick={() => onRemove(alert.alertId)}
      />
    </li>
  );
}

/** Alerts of the member: of one selection, or all of them with their names. */
export function AlertList({ selectionId }: { selectionId: string | null }) {
  const alerts = useCall('price.alerts', {});
  const { state, run } = useSubmission((alertId: AlertId) => callCore('price.removeAlert', { alertId }));
  const remove = async (alertId: AlertId) => {
    const ended = await run(alertId, () => refreshAnswers('price.alerts'));
    if (ended.is === 'refused') showToast({ text: refusalText({}, ended.error), tone: 'alert' });
  };
  const isAll = selectionId === null;
  const none = isAll ? <EmptyState title={t('alert.none')} text={t('alert.noneText')} /> : null;
  return (
    <Loaded of={alerts} waiting={<Skeleton height={48} />} title={t('alert.failed')} size="line" empty={none}>
      {({ list }) => (
        <ul>
          {list
            .filter((alert) => isAll || alert.selectionId === selectionId)
            .map((alert) => (
              <AlertRow
                key={alert.alertId}
                alert={alert}
                isNamed={isAll}
                busy={state.is === 'sending'}
                onRemove={remove}
              />
            ))}
        </ul>
      )}
    </Loaded>
  );
}
