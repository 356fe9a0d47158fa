import { useMemo, useState } from 'react';
import { type EnvelopeTone, type Packet, packetsOf } from './rain-lanes.ts';
import { RainPacket } from './rain-packet.tsx';
import './rain-sky.css';

interface RainSkyProps {
  windowId: string;
  /** Nothing is left to open: what falls is only seen. */
  done: boolean;
  onOpen: (tone: EnvelopeTone) => void;
}

/**
 * Envelopes that fall, each a button; the compositor alone moves them. Whichever is touched opens the member's next one. For
 * fingers and mice: the same can be done with keys below.
 */
export function RainSky({ windowId, done, onOpen }: RainSkyProps) {
  const packets = useMemo(() => packetsOf(windowId), [windowId]);
  const [taken, setTaken] = useState<readonly number[]>([]);
  const open = ({ key, tone }: Packet) => {
    setTaken((before) => [...before, key]);
    onOpen(tone);
  };
  const falling = packets.filter(({ key }) => !taken.includes(key));
  return (
    <div className="rnsky">
      {falling.map((packet) => (
        <RainPacket key={packet.key} packet={packet} disabled={done} onOpen={open} />
      ))}
    </div>
  );
}
