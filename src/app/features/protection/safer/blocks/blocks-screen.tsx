import { SaferPage } from '#app/features/protection/safer/safer-page.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import type { SelfBlock } from '#contract/protection/self-block/calls.ts';
import { SELF_BLOCK_KINDS, type SelfBlockKind } from '#contract/protection/self-block/constants.ts';
import { useCall } from '#core-client/query.ts';
import { Skeleton } from '#kit/feedback/skeleton.tsx';
import { Card } from '#kit/layout/card.tsx';
import { BlockRow } from './block-row.tsx';
import { t } from './texts.ts';
import '#app/features/protection/safer/stop/stop.css';

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
