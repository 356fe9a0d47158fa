import type { KindPorts, KindTable } from './engine/kind-rules.ts';
import { signInRules } from './sign-in/sign-in.ts';
import { topGiftRules } from './top-gift/top-gift.ts';
import { wheelRules } from './wheel/wheel.ts';

/** The rules of every kind of activity that can be played. */
export const openKinds = (ports: KindPorts): KindTable => ({
  signIn: signInRules(ports),
  topGift: topGiftRules(ports),
  wheel: wheelRules(ports),
});
