/** Who looks after agents; hours of a working day, Beijing time. */
export const AGENT_CONTACT = {
  name: '沈远',
  opensAt: 10,
  closesAt: 22,
  email: 'agent@courtside.example',
} as const;
