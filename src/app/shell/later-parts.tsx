import { Floating } from './rail/floating.tsx';
import { Rail } from './rail/rail.tsx';
import { useTitleMarquee } from './title-marquee.ts';

/** What stands beside a page once it shows: quick ways on the right, floating windows, the title that runs [2.12]. */
export function LaterParts({ besideContent }: { besideContent: boolean }) {
  useTitleMarquee();
  if (!besideContent) return null;
  return (
    <>
      <Rail />
      <Floating />
    </>
  );
}
