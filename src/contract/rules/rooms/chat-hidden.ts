import type { ChatRoomStatus } from '#contract/models/chat-message.ts';
import type { SiteConfig } from '#contract/models/site.ts';

/** The chat is not there at all when the site's switch is off or the room's open status is -1 [6.06]. */
export const chatHidden = (
  site: Pick<SiteConfig, 'chatSwitch'>,
  status: Pick<ChatRoomStatus, 'hidden'>,
): boolean => !site.chatSwitch || status.hidden;
