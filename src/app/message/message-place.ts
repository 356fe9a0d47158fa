import { paths } from '#app/routes/paths.ts';
import type { MessagePlace } from '#contract/models/message.ts';

const PATHS: Readonly<Record<MessagePlace, string>> = {
  home: paths.home,
  wallet: paths.wallet,
  me: paths.me,
  service: paths.cs,
};

/** Where a message leads. */
export const messagePlacePath = (place: MessagePlace): string => PATHS[place];
