import { useMediaQuery } from '#kit/layout/use-media-query.ts';
import { Sheet } from '#kit/overlay/sheet/sheet.tsx';
import { t } from '../texts.ts';
import { BetBar } from './bet-bar.tsx';
import { BetPanel } from './bet-panel.tsx';

/** Reports whether the slip is a dock beside the page; on narrower windows it is a bar. */
export const useRoomy = (): boolean => useMediaQuery('(width >= 1200px)');

type Props = {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** The foot of the window, or of the panel of prices. */
  readonly placement: 'foot' | 'panel';
};

/** Slip where it does not fit beside the page: a bar with its content, and the sheet that it opens. */
export const SlipSheet = ({ open, onOpen, placement }: Props) => (
  <>
    <BetBar expanded={open} onToggle={() => onOpen(!open)} placement={placement} />
    <Sheet open={open} onOpenChange={onOpen} title={t('slip.title')} titleHidden closeLabel={t('slip.fold')}>
      <BetPanel inSheet />
    </Sheet>
  </>
);
