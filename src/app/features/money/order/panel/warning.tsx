import type { ReactNode } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import './order-panel.css';

/** Warning of the loss of money when it is ignored. */
export const Warning = ({ children }: { children: ReactNode }) => (
  <p className="order-panel__warn">
    <Icon name="triangle" size={17} />
    <span>{children}</span>
  </p>
);
