import { SaferPage } from '#app/features/protection/safer/safer-page.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import type { SelfBlock } from '#contract/protection/self-block/calls.ts';
import {
  SELF_BLOCK_KINDS,
  SELF_BLOCK_TYPES,
  type SelfBlockKind,
  type SelfBlockType,
} from '#contract/protection/self-block/constants.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { Switch } from '#kit/form/switch.tsx';
import { Card } from '#kit/layout/card.tsx';
import { t } from './texts.ts';
import '#app/features/protection/safer/stop/stop.css';

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
function BlockRow({ block }: BlockRowProps) {
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

const TITLES: Readonly<Record<SelfBlockKind, string>> = {
  type: t('selfBlock.types'),
  venue: t('selfBlock.venues'),
  league: t('selfBlock.leagues'),
};

/** Every block there may be, by what it is of. */
function Blocks({ list }: { list: readonly SelfBlock[] }) {
  return (
    <>
      {SELF_BLOCK_KINDS.map((kind) => (
        <Card key={kind} className="stop-box" aria-label={TITLES[kind]}>
          <h2>{TITLES[kind]}</h2>
          <ul className="ruled stop-options">
            {list
              .filter((block) => block.kind === kind)
              .map((block) => (
                <BlockRow key={block.id} block={block} />
              ))}
          </ul>
        </Card>
      ))}
    </>
  );
}

/** Self-exclusions of the member [P.29]: effective at once, and lifted a day after the request. */
export function BlocksScreen() {
  const query = useCall('selfBlock.list', {});
  return (
    <SaferPage title={t('selfBlock.title')}>
      <div className="stop-box">
        <p className="t2 sm">{t('selfBlock.lead')}</p>
        <Loaded of={query} waiting={<Skeleton height={420} shape="block" />}>
          {({ list }) => <Blocks list={list} />}
        </Loaded>
        <p className="cap t2">{t('selfBlock.onlyYou')}</p>
      </div>
    </SaferPage>
  );
}
