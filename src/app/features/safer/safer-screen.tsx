import { Link } from 'react-router-dom';
import { LineIcon, type LineIconName } from '#app/features/order/line-icon.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { helpPath, paths } from '#app/routes/paths.ts';
import { SaferPage } from './safer-page.tsx';
import { SAFER_TABS } from './safer-tabs.table.ts';
import { t } from './texts.ts';
import './safer.css';

type DoorProps = { to: string; icon: LineIconName; label: string; about: string };

const Door = ({ to, icon, label, about }: DoorProps) => (
  <Link to={to} className="sfdoor">
    <span className="sfdoor__icon" aria-hidden="true">
      <LineIcon name={icon} size={20} />
    </span>
    <span className="grow">
      <b>{label}</b>
      <span className="cap t2">{about}</span>
    </span>
    <Icon name="chev-right" size={18} />
  </Link>
);

/** Who one can speak with. */
const Talk = () => (
  <section className="card padded sftalk" aria-labelledby="safer-talk">
    <header className="row between">
      <h2 id="safer-talk">{t('safer.talkTitle')}</h2>
      <span className="cap t2">{t('safer.talkNote')}</span>
    </header>
    <Door
      to={helpPath('helpline')}
      icon="phone"
      label={t('safer.helpline')}
      about={t('safer.helplineAbout')}
    />
    <Door
      to={helpPath('limits')}
      icon="info"
      label={t('safer.howLimits')}
      about={t('safer.howLimitsAbout')}
    />
    <Door to={paths.support} icon="headset" label={t('safer.service')} about={t('safer.serviceAbout')} />
  </section>
);

const ASK = [t('safer.ask1'), t('safer.ask2'), t('safer.ask3')];

/** Three questions to oneself. */
const Ask = () => (
  <section className="card padded sfask" aria-labelledby="safer-ask">
    <h2 id="safer-ask">{t('safer.askTitle')}</h2>
    <ol>
      {ASK.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ol>
    <p className="t2 sm">{t('safer.askNote')}</p>
  </section>
);

/** The first page of protection: a door to each of the others, and whom to speak with [P.29]. */
export const SaferScreen = () => (
  <SaferPage title={t('safer.title')}>
    <nav className="sfdoors" aria-label={t('safer.tools')}>
      {SAFER_TABS.map((tab) => (
        <div className="card" key={tab.to}>
          <Door {...tab} />
        </div>
      ))}
    </nav>
    <div className="sfgrid">
      <Talk />
      <Ask />
    </div>
    <p className="card padded sfadults t2 sm">
      <b aria-hidden="true">18+</b>
      {t('safer.adults')}
    </p>
  </SaferPage>
);
