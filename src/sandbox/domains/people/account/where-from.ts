import { deviceName, placeName } from '#sandbox/domains/ground/guard/device-name.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';

/** From what and from where a request comes, in the words of people. */
export const whereFrom = ({ agent, address }: Pick<CallContext, 'agent' | 'address'>) => ({
  device: deviceName(agent),
  place: placeName(address),
});
