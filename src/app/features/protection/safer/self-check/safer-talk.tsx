import { helpPath, paths } from '#app/routes/paths.ts';
import { Card } from '#kit/layout/card.tsx';
import { SaferDoor } from '../safer-door.tsx';
import { t } from '../texts.ts';

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
