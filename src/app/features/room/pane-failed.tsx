import type { ComponentProps } from 'react';
import { LoadFailed } from '#app/page/load-failed.tsx';

/** A pane of the room that could not be loaded. */
export const PaneFailed = (props: ComponentProps<typeof LoadFailed>) => (
  <div className="scr">
    <LoadFailed {...props} />
  </div>
);
