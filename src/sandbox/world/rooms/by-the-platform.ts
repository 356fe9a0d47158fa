const SENDER_SYSTEM = 3;

/** Sender of the platform's own messages in a room. */
export const BY_THE_PLATFORM = {
  userId: 'platform',
  username: '场边',
  avatar: '',
  level: 0,
  type: SENDER_SYSTEM,
} as const;
