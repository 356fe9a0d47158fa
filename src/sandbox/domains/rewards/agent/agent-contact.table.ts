/** Contact person for agents; working hours in Beijing time. */
export const AGENT_CONTACT = {
  name: '沈远',
  opensAt: 10,
  closesAt: 22,
  email: 'agent@courtside.example',
} as const;
