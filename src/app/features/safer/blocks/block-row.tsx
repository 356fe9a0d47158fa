import { Button } from '#app/kit/action/button.tsx';
import { Switch } from '#app/kit/form/switch.tsx';
import type { SelfBlock } from '#contract/calls/self-block.ts';
import { SELF_BLOCK_TYPES, type SelfBlockType } from '#contract/constants/self-block.ts';
import { dayTime } from '#contract/units/time.ts';
import { t } from './texts.ts';

interface BlockRowProps {
  block: SelfBlock;
  busy: boolean;
  onSet: (blocked: boolean) => void;
}

const ABOUT: Readonly<Partial<Record<SelfBlockType, string>>> = {
  live: t('selfBlock.liveAbout'),
  gift: t('selfBlock.giftAbout'),
};

const typeOf = ({ kind, id }: SelfBlock): SelfBlockType | undefined =>
  kind === 'type' ? SELF_BLOCK_TYPES.find((type) => type === id) : undefined;

/** Since when, until when, or what it means. */
function aboutOf(block: SelfBlock): string {
  if (block.endsAt !== null) return t('selfBlock.ends', { time: dayTime(block.endsAt) });
  if (block.since !== null) return t('selfBlock.since', { time: dayTime(block.since) });
  const type = typeOf(block);
  return (type && ABOUT[type]) ?? '';
}

/** One thing to shut off: at once by its switch; its end is asked for by the same, and taken back by a button. */
export function BlockRow({ block, busy, onSet }: BlockRowProps) {
  const type = typeOf(block);
  const name = type ? t(`selfBlock.${type}`) : block.name;
  const about = aboutOf(block);
  return (
    <li>
      <span className="grow">
        <b>{name}</b>
        {about === '' ? null : <span className="cap t2">{about}</span>}
      </span>
      {block.endsAt === null ? (
        <Switch
          label={name}
          labelHidden
          checked={block.since !== null}
          disabled={busy}
          onCheckedChange={onSet}
        />
      ) : (
        <Button size="sm" loading={busy} onClick={() => onSet(true)}>
          {t('selfBlock.takeBack')}
        </Button>
      )}
    </li>
  );
}
