import { useState } from 'react';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { useSiteParam } from '#app/features/ground/site/site-config.ts';
import { ChangePasswordForm } from '#app/features/people/account/form/change-password-form.tsx';
import { idleLimitOf } from '#app/features/people/account/idle/idleness.ts';
import { bindPhonePath, paths } from '#app/routes/paths.ts';
import type { OutputOf } from '#contract/book/table.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { ProfileRow } from '../profile-row.tsx';
import { t } from '../texts.ts';
import { FactorDialog, FactorOffDialog } from './factor-dialog.tsx';
import { RenewCodesDialog } from './recovery-codes.tsx';

/** Dialog that changes the login password with the current one. */
function PasswordDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const done = () => {
    showToast({ text: t('profile.saved'), tone: 'ok' });
    void refreshAnswers('security.overview', 'security.sessions');
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      icon="lock"
      title={t('security.changePassword')}
      closeLabel={t('common.close')}
    >
      <ChangePasswordForm name={name} onLater={onClose} onDone={done} />
    </Dialog>
  );
}

type Overview = OutputOf<'security.overview'>;
type Open = 'password' | 'factor' | 'codes' | null;

const small = buttonClass({ size: 'sm' });

const FactorRow = ({ factor, onOpen }: { factor: Overview['factor']; onOpen: (open: Open) => void }) => (
  <ProfileRow
    icon="shield"
    label={t('security.factor')}
    value={
      factor === null
        ? t('security.factorOff')
        : t('security.factorOn', { day: dayTimeText(factor.since), count: factor.codesLeft })
    }
    note=""
    isAlert={factor === null}
    action={
      <span className="row gap-4">
        {factor === null ? null : (
          <Button size="sm" aria-label={t('security.renewCodes')} onClick={() => onOpen('codes')}>
            {t('security.renew')}
          </Button>
        )}
        <Button
          size="sm"
          aria-label={t(factor === null ? 'security.turnOnFactor' : 'security.turnOffFactor')}
          onClick={() => onOpen('factor')}
        >
          {t(factor === null ? 'security.turnOn' : 'security.turnOff')}
        </Button>
      </span>
    }
  />
);

function Rows({ overview, onOpen }: { overview: Overview; onOpen: (open: Open) => void }) {
  const { verb } = useWalletTerms();
  const days = Math.max(0, Math.floor((useServerNow() - overview.passwordChangedAt) / DAY_MS));
  const { withdrawPasswordSet: isSet, phone } = overview;
  const label = t('security.withdrawPassword', { verb });
  return (
    <ul className="profile-rows ruled">
      <ProfileRow
        icon="lock"
        label={t('security.password')}
        value={days === 0 ? t('security.passwordNew') : t('security.passwordAge', { days })}
        note=""
        isAlert={false}
        action={
          <Button size="sm" aria-label={t('security.changePassword')} onClick={() => onOpen('password')}>
            {t('security.change')}
          </Button>
        }
      />
      <ProfileRow
        icon="wallet"
        label={label}
        value={t(isSet ? 'security.withdrawSet' : 'security.withdrawUnset')}
        note=""
        isAlert={!isSet}
        action={
          <Link
            className={small}
            to={paths.password}
            aria-label={t(isSet ? 'security.changeOf' : 'security.setOf', { what: label })}
          >
            {t(isSet ? 'security.change' : 'security.set')}
          </Link>
        }
      />
      <ProfileRow
        icon="phone"
        label={t('security.phone')}
        value={phone === '' ? t('profile.unbound') : phone}
        note={t('security.phoneHint', { verb })}
        isAlert={phone === ''}
        action={
          <Link
            className={small}
            to={phone === '' ? bindPhonePath(paths.security) : `${paths.profile}?edit=phone`}
            aria-label={t(phone === '' ? 'profile.bindOf' : 'profile.changeOf', {
              what: t('security.phone'),
            })}
          >
            {t(phone === '' ? 'security.bind' : 'security.change')}
          </Link>
        }
      />
      <FactorRow factor={overview.factor} onOpen={onOpen} />
    </ul>
  );
}

/** A limit in hours where it is whole ones. */
const lockText = (limitMs: number) =>
  limitMs % HOUR_MS === 0
    ? t('security.lockHours', { count: limitMs / HOUR_MS })
    : t('security.lockMinutes', { count: Math.ceil(limitMs / MINUTE_MS) });

/** Hints about the end of a session, and about the lock of an idle page. */
function IdleHints({ idleMinutes }: Pick<Overview, 'idleMinutes'>) {
  const lockMs = idleLimitOf(useSiteParam('input_idle_minutes'));
  const lock = lockMs === null ? null : lockText(lockMs);
  return (
    <>
      {idleMinutes === null ? null : (
        <p className="hint">{t('security.idle', { days: Math.round((idleMinutes * MINUTE_MS) / DAY_MS) })}</p>
      )}
      {lock === null ? null : <p className="hint">{lock}</p>}
    </>
  );
}

/** Passwords, phone and second factor, each with the way to change it. */
export function GuardsCard({ overview, name }: { overview: Overview; name: string }) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  /** Reports whether it was on when the dialog was opened: turning it on shows more afterwards. */
  const [wasOn, setWasOn] = useState(false);
  const onOpen = (next: Open) => {
    setWasOn(overview.factor !== null);
    setOpen(next);
  };
  return (
    <Card aria-label={t('security.guards')}>
      <h2>{t('security.guards')}</h2>
      <Rows overview={overview} onOpen={onOpen} />
      <IdleHints idleMinutes={overview.idleMinutes} />
      {open === 'password' ? <PasswordDialog name={name} onClose={close} /> : null}
      {open === 'factor' && !wasOn ? <FactorDialog name={name} onClose={close} /> : null}
      {open === 'factor' && wasOn ? <FactorOffDialog name={name} onClose={close} /> : null}
      {open === 'codes' ? <RenewCodesDialog onClose={close} /> : null}
    </Card>
  );
}
