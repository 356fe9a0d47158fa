import { ANSWER_KINDS } from './kinds.table.ts';
import { tellStories } from './tell-stories.ts';

tellStories(ANSWER_KINDS);
