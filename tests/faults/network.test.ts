import { NETWORK_KINDS } from './kinds.table.ts';
import { tellStories } from './tell-stories.ts';

tellStories(NETWORK_KINDS);
