import { createContext } from 'react';

/** The ids of the messages that the reader likes. */
export const LikedContext = createContext<ReadonlySet<string>>(new Set());
