import { Card } from '#kit/layout/card.tsx';
import { SaferDoor, SaferTalk } from './safer-door.tsx';
import { SAFER_TABS, SaferPage } from './safer-page.tsx';
import { t } from './texts.ts';
import './safer.css';

const QUESTIONS = [t('safer.ask1'), t('safer.ask2'), t('safer.ask3')];

/** Three questions to oneself. */
const Questions = () => (
  <Card className="safer-question" aria-labelledby="safer-ask">
    <h2 id="safer-ask">{t('safer.askTitle')}</h2>
    <ol>
      {QUESTIONS.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ol>
    <p className="t2 sm">{t('safer.askNote')}</p>
  </Card>
);

/** Start page of player protection: links to all other pages, and contacts for help [P.29]. */
export const SaferScreen = () => (
  <SaferPage title={t('safer.title')}>
    <nav className="safer-doors grid-3 gap-12" aria-label={t('safer.tools')}>
      {SAFER_TABS.map((tab) => (
        <Card as="div" flush key={tab.to}>
          <SaferDoor {...tab} />
        </Card>
      ))}
    </nav>
    <div className="safer-grid">
      <SaferTalk />
      <Questions />
    </div>
    <Card as="p" className="safer-adults row gap-16 t2 sm">
      <b aria-hidden="true">18+</b>
      {t('safer.adults')}
    </Card>
  </SaferPage>
);
