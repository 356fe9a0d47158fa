import { t } from '#app/i18n/texts.ts';
import { LogoMark } from '#app/kit/mark/logo-mark.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { ControlsSection } from './controls-section.tsx';
import { EmptySection, FailuresSection } from './emptiness-section.tsx';
import { FormsSection } from './forms-section.tsx';
import { MessagesSection } from './messages-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { SkeletonsSection } from './skeletons-section.tsx';
import { statesTexts as text } from './texts.ts';
import './states-screen.css';

/** Every part of the kit in every state: for the eye, the gallery and the tests. */
export function StatesScreen() {
  usePageTitle(text.title);
  return (
    <main id="main" className="states">
      <header className="states__head">
        <h1>{text.title}</h1>
        <span className="states__logo">
          <LogoMark />
          {t('common.appName')}
        </span>
      </header>
      <ControlsSection />
      <SkeletonsSection />
      <EmptySection />
      <FailuresSection />
      <MessagesSection />
      <OverlaysSection />
      <FormsSection />
    </main>
  );
}
