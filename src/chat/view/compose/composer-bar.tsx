import { Button } from '#kit/action/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { t } from '../texts.ts';
import '#kit/form/field.css';
import { durationText } from '#contract/units/duration-text.ts';
import type { Gate } from './composer-gate.ts';

/** Shown where the field would be: why this visitor cannot speak, and what they can do. */
export function ComposerBar({
  gate,
  onField,
  onLogIn,
}: {
  gate: Extract<Gate, { is: 'guest' | 'muted' | 'closed' }>;
  /** The place of the field is pressed, which only members have. */
  onField: () => void;
  onLogIn: () => void;
}) {
  switch (gate.is) {
    case 'guest':
      return (
        <>
          <button type="button" className="input" onClick={onField}>
            {t('chat.guest')}
          </button>
          <Button variant="primary" onClick={onLogIn}>
            {t('chat.login')}
          </Button>
        </>
      );
    case 'muted':
      return (
        <p className="input is-disabled" role="status">
          <Icon name="ban" size={16} />
          {gate.leftMs === null
            ? t('chat.muted')
            : t('chat.mutedLeft', { left: durationText(gate.leftMs, 'padded') })}
        </p>
      );
    case 'closed':
      return (
        <p className="input is-disabled" role="status">
          <Icon name="lock" size={16} />
          {t('chat.closed')}
        </p>
      );
    default:
      return gate satisfies never;
  }
}
