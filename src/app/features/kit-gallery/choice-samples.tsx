import { useState } from 'react';
import { Chip } from '#app/kit/choice/chip.tsx';
import { Segmented } from '#app/kit/choice/segmented.tsx';
import { Slider } from '#app/kit/form/slider.tsx';
import { Switch } from '#app/kit/form/switch.tsx';
import { statesTexts as text } from './texts.ts';

type Scope = 'now' | 'today' | 'early';

/** Chips, segments, switches and the slider, alive. */
export function ChoiceSamples() {
  const [scope, setScope] = useState<Scope>('now');
  const [danmaku, setDanmaku] = useState(true);
  const [volume, setVolume] = useState(60);
  return (
    <div className="states__flow">
      <Chip>{text.chips.plain}</Chip>
      <Chip selected>{text.chips.on}</Chip>
      <Chip selected tone="filter" icon="filter">
        {text.chips.filter}
      </Chip>
      <Chip disabled>{text.chips.off}</Chip>
      <Segmented
        label={text.scope.label}
        value={scope}
        onValueChange={setScope}
        options={[
          { value: 'now', label: text.scope.now },
          { value: 'today', label: text.scope.today },
          { value: 'early', label: text.scope.early, disabled: true },
        ]}
      />
      <Switch label={text.switches.danmaku} checked={danmaku} onCheckedChange={setDanmaku} />
      <Switch
        label={text.switches.sound}
        labelHidden
        checked={!danmaku}
        onCheckedChange={(on) => setDanmaku(!on)}
      />
      <Slider label={text.switches.volume} value={volume} onValueChange={setVolume} />
    </div>
  );
}
