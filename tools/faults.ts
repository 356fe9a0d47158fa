import { parseArgs } from 'node:util';
import { KINDS } from '#tests/faults/kinds.table.ts';
import { tellOrderStories } from '#tests/faults/orders/tell-order-stories.ts';
import { playStory } from '#tests/faults/story.ts';

/**
 * `npm run faults -- --seeds N --from S [--kind part-of-a-name]`: stories of faults; each one that fails tells its seed.
 * `npm run faults -- --stories N`: so many stories of money orders instead, over every kind of trouble.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    kind: { type: 'string', default: '' },
    stories: { type: 'string' },
  },
});
const from = Number(values.from);

/** @returns how many stories ended badly, null when none was told */
async function tellStories(): Promise<number | null> {
  const seeds = Number(values.seeds);
  const kinds = KINDS.filter(({ name }) => name.includes(values.kind));
  let failures = 0;
  for (const kind of kinds) {
    const startedAt = performance.now();
    let failed = 0;
    for (let seed = from; seed < from + seeds; seed += 1) {
      const problems = await playStory(kind, seed);
      if (problems.length === 0) continue;
      failed += 1;
      console.log(`${kind.name}, seed ${seed}: ${problems.join('; ')}`);
    }
    failures += failed;
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    console.log(`${kind.name}: ${seeds - failed} of ${seeds} stories ended well, ${seconds} s`);
  }
  return kinds.length === 0 ? null : failures;
}

const failures = values.stories
  ? await tellOrderStories({ stories: Number(values.stories), from, kind: values.kind })
  : await tellStories();
process.exitCode = failures === 0 ? 0 : 1;
