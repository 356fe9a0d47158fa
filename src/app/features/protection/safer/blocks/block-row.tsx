import { refusalText } from '#app/page/refusal-text.ts';
import type { SelfBlock } from '#contract/protection/self-block/calls.ts';
import { SELF_BLOCK_TYPES, type SelfBlockType } from '#contract/protection/self-block/constants.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { Switch } from '#kit/form/switch.tsx';
import { t } from './texts.ts';

interface BlockRowProps {
  block: SelfBlock;
}

const ABOUT: Readonly<Partial<Record<SelfBlockType, string>>> = {
  live: t('selfBlock.liveAbout'),
  gift: t('selfBlock.giftAbout'),
};

const typeOf = ({ kind, id }: SelfBlock): SelfBlockType | undefined =>
  kind === 'type' ? SELF_BLOCK_TYPES.find((type) => type === id) : undefined;

/** Since when, until when, or what it means. */
function aboutOf(block: SelfBlock): string {
  if (block.endsAt !== null) return t('selfBlock.ends', { time: dayTimeText(block.endsAt) });
  if (block.since !== null) return t('selfBlock.since', { time: dayTimeText(block.since) });
  const type = typeOf(block);
  return (type && ABOUT[type]) ?? '';
}

/** Sets one block, and shows all of them as the platform has them then. Rows do not wait for each other. */
function useBlock({ kind, id }: SelfBlock) {
  const { state, run } = useSubmission((blocked: boolean) =>
    callCore('selfBlock.set', { kind, id, blocked }),
  );
  const error = refusalOf(state);
  return {
    busy: state.is === 'sending',
    refused: error && t('selfBlock.refused', { why: refusalText({}, error) }),
    set: (blocked: boolean) => void run(blocked, () => refreshAnswers('selfBlock.list')),
  };
}

/**
 * Row of one self-exclusion: its switch enables it at once; the same switch requests its end, and a button withdraws the
 * request.
 */
export function BlockRow({ block }: BlockRowProps) {
  const { busy, refused, set } = useBlock(block);
  const type = typeOf(block);
  const name = type ? t(`selfBlock.${type}`) : block.name;
  const about = aboutOf(block);
  return (
    <li>
      <span className="grow">
        <b>{name}</b>
        {about === '' ? null : <span className="cap t2">{about}</span>}
        {refused ? <FormProblem>{refused}</FormProblem> : null}
      </span>
      {block.endsAt === null ? (
        <Switch label={name} labelHidden checked={block.since !== null} busy={busy} onCheckedChange={set} />
      ) : (
        <Button size="sm" loading={busy} onClick={() => set(true)}>
          {t('selfBlock.takeBack')}
        </Button>
      )}
    </li>
  );
}
