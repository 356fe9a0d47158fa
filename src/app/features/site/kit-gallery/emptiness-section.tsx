import type { ReactNode } from 'react';
import { Button } from '#kit/action/button.tsx';
import { EmptyState, ErrorState, OfflineState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Sample, Section } from './sample.tsx';
import { statesTexts as text } from './texts.ts';

/** Empty states. */
export function EmptySection() {
  return (
    <Section title={text.sections.empty}>
      {text.empty.map((state) => (
        <Sample key={state.title} span={3} caption={state.title} card={false}>
          <Card as="div" flush>
            <EmptyState {...state} action={<Button size="sm">{state.action}</Button>} />
          </Card>
        </Sample>
      ))}
    </Section>
  );
}

/** Failure states: on the stage, in a card, over a page. */
export function FailuresSection() {
  const { line, network, anchor, waiting, failed, page } = text.failures;
  return (
    <Section title={text.sections.failures}>
      <OnStage caption={text.captions.line}>
        <ErrorState
          {...line}
          illustration="line"
          code="1000022"
          action={<SoftButton label={line.action} />}
        />
      </OnStage>
      <OnStage caption={text.captions.network}>
        <OfflineState {...network} code="1000023" action={<SoftButton label={network.action} />} />
      </OnStage>
      <OnStage caption={text.captions.anchor}>
        <ErrorState {...anchor} illustration="mic" action={<SoftButton label={anchor.action} />} />
      </OnStage>
      <OnStage caption={text.captions.waiting}>
        <EmptyState {...waiting} illustration="wait" action={<SoftButton label={waiting.action} />} />
      </OnStage>
      <Sample span={4} caption={text.captions.failed} card={false}>
        <Card as="div" flush>
          <ErrorState {...failed} action={<Button size="sm">{failed.action}</Button>} />
        </Card>
      </Sample>
      <Sample span={4} caption={text.captions.page} card={false}>
        <Card as="div" flush>
          <EmptyState {...page} illustration="maintain" action={<Button>{page.action}</Button>} />
        </Card>
      </Sample>
    </Section>
  );
}

function OnStage({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Sample span={4} caption={caption} card={false}>
      <div className="stage states__stage">{children}</div>
    </Sample>
  );
}

function SoftButton({ label }: { label: string }) {
  return (
    <Button variant="soft" size="sm">
      {label}
    </Button>
  );
}
