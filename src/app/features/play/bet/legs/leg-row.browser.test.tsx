import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pickedLeg, quotedLeg, slipQuote } from '#tests/fixtures/match/bets.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { LegRow } from './leg-row.tsx';
import { legViews } from './slip-legs.ts';

test('[3.10] a selection copied from a shared bet shows its author', async () => {
  const legs = [pickedLeg('m1'), { ...pickedLeg('m2'), from: '江岸以东' }];
  const quote = slipQuote([quotedLeg('m1'), quotedLeg('m2')]);
  mount(
    <ul>
      {legViews(legs, quote, 'higher').map((view) => (
        <LegRow key={view.leg.selectionId} view={view} />
      ))}
    </ul>,
  );
  const rows = page.getByRole('listitem');
  await expect.element(rows.nth(1)).toMatchTextContent('跟江岸以东 · 只填选项，不会自动投注');
  await expect.element(rows.nth(0)).not.toMatchTextContent('不会自动投注');
});
