import type { Identity } from '#contract/people/identity/schema.ts';
import type { IdentityState } from '#contract/people/identity/states.table.ts';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { LineIcon, type LineIconName } from '#kit/icon/line/line-icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { documentNote } from './identity-texts.ts';
import { t } from './texts.ts';

/** Progress of one requirement; the last two are for requirements that never apply or do not apply yet. */
type Progress = IdentityState | 'notNeeded' | 'notYet';

const APPEARANCE: Readonly<
  Record<Progress, { readonly icon: IconName; readonly tone: 'ok' | 'bad' | 'none' }>
> = {
  none: { icon: 'info', tone: 'none' },
  pending: { icon: 'clock', tone: 'none' },
  verified: { icon: 'check-circle', tone: 'ok' },
  rejected: { icon: 'octagon', tone: 'bad' },
  expired: { icon: 'octagon', tone: 'bad' },
  notNeeded: { icon: 'ban', tone: 'none' },
  notYet: { icon: 'ban', tone: 'none' },
};

interface ProgressRowProps {
  icon: LineIconName;
  name: string;
  note: string;
  progress: Progress;
}

/** One thing that is checked, and how far that has come. */
const ProgressRow = ({ icon, name, note, progress }: ProgressRowProps) => {
  const appearance = APPEARANCE[progress];
  return (
    <li className="identity-row row gap-14" data-tone={appearance.tone}>
      <span className="icon-tile icon-tile--plain identity-row__icon" aria-hidden="true">
        <LineIcon name={icon} size={18} />
      </span>
      <span className="identity-row__what grow">
        <b>{name}</b>
        <span className="cap t2">{note}</span>
      </span>
      <span className="identity-row__state sm">
        <Icon name={appearance.icon} size={15} />
        {t(`identity.${progress}`)}
      </span>
    </li>
  );
};

function nameNote({ isGood, realName: name, boundName }: Identity): string {
  if (isGood && name !== '') return t('identity.nameGood', { name });
  return boundName === '' ? t('identity.nameWaits') : t('identity.nameBound', { name: boundName });
}

/**
 * Returns the progress of age and name, which come from the document: known once a document is accepted, and unaffected by
 * a rejection.
 */
function ownProgress({ state, isGood }: Identity): Progress {
  if (isGood) return 'verified';
  return state === 'pending' ? 'pending' : 'none';
}

/** All requirements, including those that do not apply, with their progress [P.25]. */
export const ProgressCard = ({ identity }: { identity: Identity }) => {
  const { state, isGood } = identity;
  const own = ownProgress(identity);
  return (
    <Card aria-label={t('identity.rows')}>
      <ul className="ruled identity-rows">
        <ProgressRow
          icon="calendar"
          name={t('identity.age')}
          note={t(isGood ? 'identity.ageGood' : 'identity.ageWaits')}
          progress={own}
        />
        <ProgressRow icon="user" name={t('identity.name')} note={nameNote(identity)} progress={own} />
        <ProgressRow icon="id" name={t('identity.document')} note={documentNote(identity)} progress={state} />
        <ProgressRow
          icon="home"
          name={t('identity.address')}
          note={t('identity.addressNote')}
          progress="notNeeded"
        />
        <ProgressRow
          icon="bank"
          name={t('identity.funds')}
          note={t('identity.fundsNote')}
          progress="notYet"
        />
      </ul>
    </Card>
  );
};
