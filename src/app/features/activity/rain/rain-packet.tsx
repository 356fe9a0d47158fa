import { type CSSProperties, useEffect, useRef } from 'react';
import { isPrimaryPress } from '#app/kit/action/primary-press.ts';
import type { Packet } from './rain-lanes.ts';
import { t } from './texts.ts';

interface RainPacketProps {
  packet: Packet;
  disabled: boolean;
  onOpen: (packet: Packet) => void;
}

/** Where it is and how wide; only its transform changes afterwards. */
const placeOf = ({ left, width }: Packet): CSSProperties & Record<`--${string}`, string> => ({
  '--left': String(left / 100),
  '--width': `${width}px`,
});

const fallOf = ({ tilt }: Packet): PropertyIndexedKeyframes => ({
  transform: [
    `translate3d(0, -24vh, 0) rotate(${tilt}deg)`,
    `translate3d(0, 112vh, 0) rotate(${tilt * -0.4}deg)`,
  ],
});

/**
 * One envelope that falls over and over. The animation is the browser's own and not one of a style sheet: each lap of such a
 * one is an event, for which everything that moves is styled again.
 */
export function RainPacket({ packet, disabled, onOpen }: RainPacketProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { lapMs, headStartMs } = packet;
    const timing = { duration: lapMs, delay: -headStartMs, iterations: Number.POSITIVE_INFINITY };
    const fall = button.current?.animate(fallOf(packet), timing);
    return () => fall?.cancel();
  }, [packet]);
  return (
    <button
      ref={button}
      type="button"
      className={`rnsky__packet rnsky__packet--${packet.depth} rnsky__packet--${packet.tone}`}
      style={placeOf(packet)}
      aria-label={t('rain.openOne')}
      tabIndex={-1}
      disabled={disabled}
      onPointerDown={(event) => isPrimaryPress(event) && onOpen(packet)}
    />
  );
}
