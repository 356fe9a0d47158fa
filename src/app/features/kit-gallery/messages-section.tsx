import { Button } from '#app/kit/action/button.tsx';
import { Banner } from '#app/kit/feedback/banner.tsx';
import { showToast, type Toast } from '#app/kit/feedback/toast-store.ts';
import { Sample } from './sample.tsx';
import { Section } from './section.tsx';
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

/** What is said in passing. */
export function MessagesSection() {
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
