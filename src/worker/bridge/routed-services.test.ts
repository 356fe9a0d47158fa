import { expect, test } from 'vitest';
import type { CoreServices } from '#worker/core-api.ts';
import { routedServices } from './routed-services.ts';

const neverAsked = async (): Promise<never> => {
  throw new Error('no call was expected');
};

test('a call is routed to the current core with its arguments', async () => {
  const asked: string[] = [];
  const coreNamed = (name: string): CoreServices => {
    const services = routedServices(neverAsked);
    const picture = async (ticket: string) => {
      asked.push(`${name} ${ticket}`);
      return '<svg/>';
    };
    return { ...services, captcha: { ...services.captcha, picture } };
  };
  let core = coreNamed('first');
  const { captcha } = routedServices((ask) => ask(core));
  expect(await captcha.picture('t-1')).toBe('<svg/>');
  core = coreNamed('second');
  await captcha.picture('t-2');
  expect(asked).toEqual(['first t-1', 'second t-2']);
});

test('a method keeps its identity, and other names are undefined', () => {
  const services = routedServices(neverAsked);
  expect(services.chat.send).toBe(services.chat.send);
  expect(Reflect.get(services, 'constructorOf')).toBeUndefined();
  expect(Reflect.get(services.chat, 'constructorOf')).toBeUndefined();
});
