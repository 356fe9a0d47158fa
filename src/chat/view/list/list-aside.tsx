import type { ReactNode } from 'react';
import './list-aside.css';

/** A line over the messages that says why they are not all there, and what can be done about it. */
export const ListAside = ({ children }: { children: ReactNode }) => (
  <div className="chat-aside">{children}</div>
);
