import type { SwarmView } from '#sandbox/domains/play/venue/venue-view.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { fromHex } from '#sandbox/games/chance/sha256.ts';
import type { FishKind } from '#sandbox/games/fishing/fishing.table.ts';
import { createSwarm, type Swarm, type SwarmFish } from '#sandbox/games/fishing/swarm.ts';
import type { SceneVenue } from '../scene.ts';
import { poll } from '../table/poll.ts';

/** A shared water as the page shows it at a time, epoch ms. */
export type SwarmState = {
  readonly view: SwarmView;
  readonly now: number;
  readonly fish: readonly SwarmFish[];
  readonly gone: ReadonlySet<number>;
  kindOf(fish: number): number;
};

type Changes = {
  changed(state: SwarmState): void;
  connected(isConnected: boolean): void;
  /** The visit has another table than before. */
  moved(): void;
};

/** The water of an answer, from the swarm of its seed. */
export function createStates(kinds: readonly FishKind[]) {
  let seed = '';
  let swarm: Swarm | null = null;
  return (view: SwarmView, now: number): SwarmState => {
    const bytes = fromHex(view.seed);
    if (bytes && (!swarm || seed !== view.seed)) swarm = createSwarm(kinds, keyedHash(bytes));
    seed = view.seed;
    return {
      view,
      now,
      fish: swarm?.at(now) ?? [],
      gone: new Set(view.gone),
      kindOf: (fish) => swarm?.find(fish)?.kind ?? 0,
    };
  };
}

/** Follows the water; while the venue does not answer, the fish swim on by the time. */
export function followSwarm(
  first: SwarmView,
  kinds: readonly FishKind[],
  { client, lost }: SceneVenue,
  { changed, connected, moved }: Changes,
): void {
  const stateOf = createStates(kinds);
  let view = first;
  const show = () => changed(stateOf(view, water.now()));
  const water = poll({
    first,
    ask: client.swarm,
    took(latest: SwarmView) {
      const isMoved = latest.table !== view.table;
      view = latest;
      show();
      if (isMoved) moved();
    },
    connected(isConnected) {
      connected(isConnected);
      if (!isConnected) show();
    },
    lost,
  });
}
