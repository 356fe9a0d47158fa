import type { VerifyKind } from '#contract/wire/verification.ts';
import { createTopicCells, useTopic } from './topic.ts';

const verifications = createTopicCells('verification');

/** The kind of challenge that holds requests up, or null [8.11]. */
export const useVerification = (): VerifyKind | null => useTopic(verifications, null) ?? null;
