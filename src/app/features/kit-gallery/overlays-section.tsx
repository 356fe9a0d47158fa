import { DialogSamples } from './dialog-samples.tsx';
import { PopupSamples } from './popup-samples.tsx';
import { Sample } from './sample.tsx';
import { Section } from './section.tsx';
import { statesTexts as text } from './texts.ts';

/** What opens over the page. */
export function OverlaysSection() {
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
