import './states-screen.css';
import { useBrand } from '#app/page/use-brand.ts';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { t } from '#i18n/texts.ts';
import { Button } from '#kit/action/button.tsx';
import { Banner } from '#kit/feedback/banner.tsx';
import { Skeleton, SkeletonRows, Spinner } from '#kit/feedback/loading.tsx';
import { showToast, type Toast } from '#kit/feedback/toast-store.ts';
import { Card } from '#kit/layout/card.tsx';
import { LogoMark } from '#kit/mark/drawn-marks.tsx';
import { ProgressLine } from '#kit/mark/progress-line.tsx';
import { ControlsSection } from './controls-section.tsx';
import { DialogSamples, PopupSamples } from './dialog-samples.tsx';
import { DrawingsSection } from './drawings-section.tsx';
import { EmptySection, FailuresSection } from './emptiness-section.tsx';
import { FormsSection } from './forms-section.tsx';
import { Sample, Section } from './sample.tsx';
import { statesTexts as text } from './texts.ts';

const { ok, alert, plain, action } = text.toasts;
const toasts: readonly { open: string; toast: Toast }[] = [
  { open: ok.open, toast: { text: ok.text, tone: 'ok' } },
  { open: alert.open, toast: { text: alert.text, tone: 'alert', durationMs: 1_500, code: '1000022' } },
  { open: plain.open, toast: { text: plain.text, icon: 'copy' } },
  {
    open: action.open,
    toast: {
      text: action.text,
      tone: 'ok',
      icon: 'ticket',
      action: { label: action.label, onSelect: showOk },
    },
  },
];

function showOk() {
  showToast({ text: ok.text, tone: 'ok' });
}

/** Transient messages. */
function MessagesSection() {
  return (
    <Section title={text.sections.messages}>
      <Sample span={6} caption={text.captions.banners} card={false}>
        <div className="states__stack">
          <Banner tone="offline" action={<Button size="sm">{text.banners.reconnect}</Button>}>
            {text.banners.offline}
          </Banner>
          <Banner tone="primary">{text.banners.back}</Banner>
          <Banner tone="alert">{text.banners.throttled}</Banner>
        </div>
      </Sample>
      <Sample span={6} caption={text.captions.toasts}>
        <div className="states__flow">
          {toasts.map(({ open, toast }) => (
            <Button key={open} onClick={() => showToast(toast)}>
              {open}
            </Button>
          ))}
        </div>
      </Sample>
    </Section>
  );
}

/** Skeletons shown while content is loading. */
function SkeletonsSection() {
  return (
    <Section title={text.sections.skeletons}>
      <Sample span={4} caption={text.captions.skeletonCard} card={false}>
        <CardSkeleton />
      </Sample>
      <Sample span={4} caption={text.captions.skeletonChat}>
        <SkeletonRows />
      </Sample>
      <Sample span={4} caption={text.captions.spinner}>
        <div className="states__flow states__wait">
          <Spinner label={t('common.loading')} />
          <span className="t2">{t('common.loading')}</span>
          <ProgressLine value={0.7} />
        </div>
      </Sample>
    </Section>
  );
}

function CardSkeleton() {
  return (
    <Card as="div" flush className="states__live">
      <Skeleton height="auto" className="states__picture" />
      <div className="states__stack">
        <Skeleton width="46%" height={10} />
        <span className="row gap-8">
          <Skeleton width={22} height={22} shape="circle" />
          <Skeleton width="42%" />
        </span>
        <span className="states__thirds">
          <Skeleton height={34} shape="block" />
          <Skeleton height={34} shape="block" />
          <Skeleton height={34} shape="block" />
        </span>
      </div>
    </Card>
  );
}

/** Overlays that open over the page. */
function OverlaysSection() {
  return (
    <Section title={text.sections.overlays}>
      <Sample span={6} caption={text.captions.dialogs}>
        <DialogSamples />
      </Sample>
      <Sample span={6} caption={text.captions.menus}>
        <PopupSamples />
      </Sample>
    </Section>
  );
}

/** Every part of the kit in every state: for the eye, the gallery and the tests. */
export function StatesScreen() {
  usePageTitle(text.title);
  return (
    <main id="main" className="states">
      <header className="states__head row between gap-16">
        <h1>{text.title}</h1>
        <span className="states__logo">
          <LogoMark />
          {useBrand()}
        </span>
      </header>
      <ControlsSection />
      <SkeletonsSection />
      <EmptySection />
      <FailuresSection />
      <MessagesSection />
      <OverlaysSection />
      <FormsSection />
      <DrawingsSection />
    </main>
  );
}
