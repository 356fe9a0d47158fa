import { helpPath, paths } from '#app/routes/paths.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { LineIcon, type LineIconName } from '#kit/icon/line/line-icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';
import './safer.css';

type SaferDoorProps = { to: string; icon: LineIconName; label: string; about: string };

/** A way to another page, with what one finds there. */
export const SaferDoor = ({ to, icon, label, about }: SaferDoorProps) => (
  <Link to={to} className="safer-door row gap-14">
    <span className="icon-tile" aria-hidden="true">
      <LineIcon name={icon} size={20} />
    </span>
    <span className="grow">
      <b>{label}</b>
      <span className="cap t2">{about}</span>
    </span>
    <Icon name="chev-right" size={18} />
  </Link>
);

/** Contacts for help. */
export const SaferTalk = () => (
  <Card className="safer-talk" aria-labelledby="safer-talk">
    <header className="row between">
      <h2 id="safer-talk">{t('safer.talkTitle')}</h2>
      <span className="cap t2">{t('safer.talkNote')}</span>
    </header>
    <SaferDoor
      to={helpPath('helpline')}
      icon="phone"
      label={t('safer.helpline')}
      about={t('safer.helplineAbout')}
    />
    <SaferDoor
      to={helpPath('limits')}
      icon="info"
      label={t('safer.howLimits')}
      about={t('safer.howLimitsAbout')}
    />
    <SaferDoor to={paths.support} icon="headset" label={t('safer.service')} about={t('safer.serviceAbout')} />
  </Card>
);
