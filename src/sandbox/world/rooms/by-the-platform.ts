const SENDER_SYSTEM = 3;

/** Who says what the platform itself says in a room. */
export const BY_THE_PLATFORM = {
  userId: 'platform',
  username: '场边',
  avatar: '',
  level: 0,
  type: SENDER_SYSTEM,
} as const;
