import { t } from '#chat/view/texts.ts';
import type { GiftGoal } from '#contract/community/gift/schema.ts';
import { Sheet } from '#kit/overlay/sheet/sheet.tsx';
import { GiftGoalBar } from './gift-goal-bar.tsx';
import { GiftTray, type GiftTrayProps } from './tray/gift-tray.tsx';

type Props = GiftTrayProps & {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Whom the gifts go to. */
  readonly toName: string;
  /** Gift goal of the room. */
  readonly goal: GiftGoal | null;
};

/** Gift tray on phones: a bottom sheet, dark like the stage. */
export function GiftSheet({ open, onOpenChange, toName, goal, ...tray }: Props) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('gift.giveTo', { name: toName })}
      closeLabel={t('gift.closeSheet')}
      dark
    >
      <div className="gift-sheet stage">
        {goal ? <GiftGoalBar goal={goal} placement="sheet" /> : null}
        <GiftTray {...tray} />
      </div>
    </Sheet>
  );
}
