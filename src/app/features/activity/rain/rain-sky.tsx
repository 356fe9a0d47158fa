import { type CSSProperties, useState } from 'react';
import { Envelope } from './envelope.tsx';
import { type EnvelopeTone, type Packet, packetsOf } from './rain-lanes.ts';
import { t } from './texts.ts';
import './rain-sky.css';

interface RainSkyProps {
  windowId: string;
  /** Nothing is left to open: what falls is only seen. */
  done: boolean;
  onOpen: (tone: EnvelopeTone) => void;
}

/** Custom properties of a packet, which only its transform is made of. */
const styleOf = ({
  left,
  width,
  tilt,
  lapMs,
  headStartMs,
}: Packet): CSSProperties & Record<`--${string}`, string> => ({
  '--left': String(left / 100),
  '--width': `${width}px`,
  '--tilt': `${tilt}deg`,
  '--lap': `${lapMs}ms`,
  '--start': `${-headStartMs}ms`,
});

/**
 * Envelopes that fall, each a button; the compositor alone moves them. Whichever is touched opens the member's next one. For
 * fingers and mice: the same can be done with keys below.
 */
export function RainSky({ windowId, done, onOpen }: RainSkyProps) {
  const [taken, setTaken] = useState<readonly number[]>([]);
  const open = ({ key, tone }: Packet) => {
    setTaken((before) => [...before, key]);
    onOpen(tone);
  };
  const falling = packetsOf(windowId).filter(({ key }) => !taken.includes(key));
  return (
    <div className="rnsky">
      {falling.map((packet) => (
        <button
          key={packet.key}
          type="button"
          className={`rnsky__packet rnsky__packet--${packet.depth}`}
          style={styleOf(packet)}
          aria-label={t('rain.openOne')}
          tabIndex={-1}
          disabled={done}
          onPointerDown={() => open(packet)}
        >
          <Envelope tone={packet.tone} width={packet.width} />
        </button>
      ))}
    </div>
  );
}
