import { type RefObject, useEffect, useRef } from 'react';
import type { VenueLaunch } from '#contract/play/venue/schema.ts';
import {
  FRAME_VERSION,
  type FrameOpen,
  readVenueMessage,
  readVenueReady,
  type SiteMessage,
  type VenueMessage,
} from '#contract/play/venue/venue-frame.ts';

type Heard = {
  /** The page in the frame loaded a second time: its ticket is used up. */
  reloaded(): void;
  message(message: VenueMessage): void;
};

/**
 * Speaks with the page in a frame. Its first message must come from the frame's own window and the venue's origin; it is
 * answered once, with the ticket and a port, to that origin. Afterwards only the port counts.
 */
export function useVenuePort(
  frame: RefObject<HTMLIFrameElement | null>,
  launch: VenueLaunch,
  heard: Heard,
): (message: SiteMessage) => void {
  const port = useRef<MessagePort | null>(null);
  const latest = useRef(heard);
  useEffect(() => {
    latest.current = heard;
  });
  useEffect(() => {
    const { origin } = new URL(launch.url);
    const answer = (venue: Window) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => {
        const message = readVenueMessage(data);
        if (message) latest.current.message(message);
      };
      port.current = port1;
      const open: FrameOpen = { kind: 'open', version: FRAME_VERSION, ticket: launch.ticket };
      venue.postMessage(open, origin, [port2]);
    };
    const hear = ({ source, origin: from, data }: MessageEvent) => {
      const venue = frame.current?.contentWindow;
      // The sandbox of the frame allows scripts and a separate origin: the same origin would defeat it.
      if (!venue || source !== venue || from !== origin || from === location.origin) return;
      if (!readVenueReady(data)) return;
      if (port.current === null) answer(venue);
      else latest.current.reloaded();
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      port.current?.close();
      port.current = null;
    };
  }, [frame, launch]);
  return (message) => port.current?.postMessage(message);
}
