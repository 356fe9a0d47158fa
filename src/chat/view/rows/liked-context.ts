import { createContext } from 'react';
import type { ChatMessageId } from '#contract/fields/ids.ts';

/** The ids of the messages that the reader likes. */
export const LikedContext = createContext<ReadonlySet<ChatMessageId>>(new Set());
