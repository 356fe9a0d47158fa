import { useState } from 'react';
import { useMatch } from 'react-router-dom';
import { Sheet } from '#app/kit/overlay/sheet.tsx';
import { paths } from '#app/routes/paths.ts';
import { t } from '../texts.ts';
import { BetBar } from './bet-bar.tsx';
import { BetPanel } from './bet-panel.tsx';
import { useIsInline } from './inline-place.ts';
import { useRoomy } from './use-roomy.ts';

/**
 * The slip beside any screen: a dock at the foot of a wide one, a bar with a sheet on others. Where a screen has a place
 * for it nothing floats, and in a room on a phone the composer keeps the foot.
 */
export function BetHost() {
  const [open, setOpen] = useState(false);
  const isInline = useIsInline();
  const isRoomy = useRoomy();
  const inRoom = useMatch(paths.room) !== null;
  if (isInline) return null;
  const bar = <BetBar expanded={open} onToggle={() => setOpen(!open)} small={inRoom && !isRoomy} />;
  if (isRoomy) {
    return (
      <aside className={inRoom ? 'bdock bdock--room' : 'bdock'} aria-label={t('slip.title')}>
        {open ? <BetPanel /> : null}
        {bar}
      </aside>
    );
  }
  return (
    <>
      {bar}
      <Sheet open={open} onOpenChange={setOpen} title={t('slip.title')} closeLabel={t('slip.fold')}>
        <BetPanel />
      </Sheet>
    </>
  );
}
