import type { News } from '../news.ts';

/** Customer service has answered while the member was elsewhere. */
export const serviceAnswered = (text: string): News => ({
  kind: 'system',
  title: '客服回复了你',
  text,
  place: 'service',
});
