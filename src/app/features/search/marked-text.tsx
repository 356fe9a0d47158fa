import { markedParts } from './marked-parts.ts';

/** A name with the typed part marked. */
export const MarkedText = ({ name, text }: { name: string; text: string }) =>
  markedParts(name, text).map((part) =>
    part.isMarked ? <mark key={part.at}>{part.text}</mark> : <span key={part.at}>{part.text}</span>,
  );
