import { expect, test } from 'vitest';
import type { CoreServices } from '#worker/core-api.ts';
import { routedServices } from './routed-services.ts';

const unexpectedCall = async (): Promise<never> => {
  throw new Error('no call was expected');
};

test('a call is routed to the current core with its arguments', async () => {
  const calls: string[] = [];
  const coreNamed = (name: string): CoreServices => {
    const services = routedServices(unexpectedCall);
    const fetchImage = async (ticket: string) => {
      calls.push(`${name} ${ticket}`);
      return '<svg/>';
    };
    return { ...services, captcha: { ...services.captcha, fetchImage } };
  };
  let core = coreNamed('first');
  const { captcha } = routedServices((call) => call(core));
  expect(await captcha.fetchImage('t-1')).toBe('<svg/>');
  core = coreNamed('second');
  await captcha.fetchImage('t-2');
  expect(calls).toEqual(['first t-1', 'second t-2']);
});

test('a method keeps its identity, and other names are undefined', () => {
  const services = routedServices(unexpectedCall);
  expect(services.chat.send).toBe(services.chat.send);
  expect(Reflect.get(services, 'constructorOf')).toBeUndefined();
  expect(Reflect.get(services.chat, 'constructorOf')).toBeUndefined();
});
