import type { AskedUse, Guard } from './asked-use.ts';

/** The one place that says whether a member may go on [P.15–P.18]. */
export type Admission = {
  /**
   * Runs just before the money is set aside, with nothing in between, so that nothing else is admitted at the same time.
   * @throws Refusal by the first guard that says no
   */
  admit(asked: AskedUse): void;
};

/**
 * @param guards in the order in which a member is to hear of them: the strongest first
 * @param noted receives what was admitted
 */
export const createAdmission = (
  guards: readonly Guard[],
  noted: (asked: AskedUse) => void = () => undefined,
): Admission => ({
  admit(asked) {
    for (const guard of guards) guard(asked);
    noted(asked);
  },
});
