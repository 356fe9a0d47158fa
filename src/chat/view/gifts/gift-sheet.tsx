import { t } from '#chat/view/texts.ts';
import type { GiftGoal } from '#contract/community/gift/goal-schema.ts';
import { Sheet } from '#kit/overlay/sheet/sheet.tsx';
import { GiftGoalBar } from './gift-goal-bar.tsx';
import { GiftTray, type GiftTrayProps } from './tray/gift-tray.tsx';

type Props = GiftTrayProps & {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Whom the gifts go to. */
  readonly toName: string;
  /** What the room gives towards. */
  readonly goal: GiftGoal | null;
};

/** The tray on phones: a sheet from the bottom, dark like the stage it gives to. */
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
        {goal ? <GiftGoalBar goal={goal} place="sheet" /> : null}
        <GiftTray {...tray} />
      </div>
    </Sheet>
  );
}
