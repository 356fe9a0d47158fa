import type { ChatRoomStatus } from '#contract/community/chat-message/schema.ts';
import type { SiteConfig } from '#contract/site/site/schema.ts';

/** The chat is not there at all when the site's switch is off or the room's open status is -1 [6.06]. */
export const chatHidden = (
  site: Pick<SiteConfig, 'chatSwitch'>,
  status: Pick<ChatRoomStatus, 'hidden'>,
): boolean => !site.chatSwitch || status.hidden;
