import { DEVICE_KINDS } from './kinds.table.ts';
import { tellStories } from './tell-stories.ts';

tellStories(DEVICE_KINDS);
