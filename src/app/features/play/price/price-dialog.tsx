import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { GuestState } from '#app/features/people/account/guest-state.tsx';
import { useOddsFormat } from '#app/features/play/match/odds/price.tsx';
import { formatOdds } from '#contract/play/odds/odds-rules.ts';
import type { PriceHistory } from '#contract/play/price/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { Button } from '#kit/action/button.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { AlertForm } from './alert-form.tsx';
import { HISTORY_REFRESH_MS, PriceTrend } from './price-trend.tsx';
import { t } from './texts.ts';
import type { TrendSubject } from './trend-subject.ts';
import './price-dialog.css';

/** The last price of a history, or why there is none. */
function Now({ history }: { history: PriceHistory | null }) {
  const format = useOddsFormat();
  if (!history) return null;
  const odds = history.points.at(-1)?.odds ?? null;
  if (history.isOver) return <b className="price-now t2">{t('price.over')}</b>;
  if (odds === null) return <b className="price-now t2">{t('price.suspended')}</b>;
  return <b className="price-now">{formatOdds(odds, format)}</b>;
}

/** Setting alerts, for members. */
function Alerts({ subject, now }: { subject: TrendSubject; now: string | null }) {
  const session = useSession();
  const { pathname } = useLocation();
  return session.is === 'guest' ? (
    <GuestState title={t('alert.guest')} text={t('alert.guestText')} path={pathname} />
  ) : (
    <AlertForm subject={subject} now={now} />
  );
}

interface PriceDialogProps {
  subject: TrendSubject;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The course of a price, and alerts at a price. */
export function PriceDialog({ subject, open, onOpenChange }: PriceDialogProps) {
  const [isAlert, setIsAlert] = useState(false);
  const { matchId, marketId, selectionId, venue } = subject;
  const recent = useCall(
    'price.history',
    { matchId, marketId, selectionId, venue, span: 'recent' },
    { enabled: open, refetchMs: HISTORY_REFRESH_MS },
  );
  const history = lastOf(recent);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={subject.name} closeLabel={t('price.close')}>
      <div className="price-dialog">
        <p className="row between gap-12">
          <span className="cap t2">{subject.about}</span>
          <Now history={history} />
        </p>
        {isAlert ? (
          <Alerts subject={subject} now={history?.points.at(-1)?.odds ?? null} />
        ) : (
          <PriceTrend subject={subject} />
        )}
        {history?.isOver ? null : (
          <Button icon={isAlert ? 'trend' : 'bell'} block onClick={() => setIsAlert(!isAlert)}>
            {t(isAlert ? 'alert.back' : 'alert.show')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
