import { deviceName, placeName } from '#sandbox/domains/ground/guard/device-name.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';

/** Device and location of a request, as text for members. */
export const whereFrom = ({ agent, address }: Pick<CallContext, 'agent' | 'address'>) => ({
  device: deviceName(agent),
  place: placeName(address),
});
