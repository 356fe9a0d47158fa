import type { ReactNode } from 'react';
import './list-aside.css';

/** Line above the messages with the reason why some are missing, and an action. */
export const ListAside = ({ children }: { children: ReactNode }) => (
  <div className="chat-aside">{children}</div>
);
