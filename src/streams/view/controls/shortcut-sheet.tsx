import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { DialogPopup } from '#kit/overlay/dialog/dialog-popup.tsx';
import { shortcut } from '../texts/shortcut.ts';
import { canPictureInPicture } from './screen-actions.ts';
import { SHORTCUTS, type Shortcut } from './shortcuts.table.ts';
import './shortcut-sheet.css';

const t = textsOf({ common, shortcut });

/** Names of keys that differ from the character they produce. */
const NAMES: Readonly<Record<string, string>> = {
  ' ': t('shortcut.space'),
  ArrowUp: t('shortcut.up'),
  ArrowDown: t('shortcut.down'),
  ArrowLeft: t('shortcut.left'),
  ArrowRight: t('shortcut.right'),
};

const isAscii = (key: string): boolean => /^[ -~]+$/.test(key);
const nameOf = (key: string): string => NAMES[key] ?? key.toUpperCase();
const namesOf = (name: Shortcut): readonly string[] => SHORTCUTS[name].filter(isAscii).map(nameOf);

const isShortcut = (name: string): name is Shortcut => name in SHORTCUTS;
/** Returns the shortcuts that work in this browser. */
const listed = (): readonly Shortcut[] =>
  Object.keys(SHORTCUTS)
    .filter(isShortcut)
    .filter((name) => name !== 'pictureInPicture' || canPictureInPicture());

type Props = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** Every key of the room and what it does. */
export const ShortcutSheet = ({ open, onOpenChange }: Props) => (
  <DialogPopup
    open={open}
    onOpenChange={onOpenChange}
    title={t('shortcut.title')}
    description={t('shortcut.text')}
    closeLabel={t('common.close')}
  >
    <dl className="keys">
      {listed().map((name) => (
        <div key={name}>
          <dt>{t(`shortcut.${name}`)}</dt>
          <dd>
            {namesOf(name).map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </DialogPopup>
);
