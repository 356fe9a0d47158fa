import { proxy, ref } from 'valtio';
import { toAppError } from '#contract/errors.ts';
import type { StepUpAction } from '#contract/models/security.ts';

type Asked = { readonly action: StepUpAction; readonly answer: (passed: boolean) => void };

/** What a code of the second factor is being asked for, or null. */
export const stepUp = proxy<{ asked: Asked | null }>({ asked: null });

const ask = (action: StepUpAction): Promise<boolean> =>
  new Promise((resolve) => {
    stepUp.asked?.answer(false);
    stepUp.asked = ref({
      action,
      answer: (passed: boolean) => {
        stepUp.asked = null;
        resolve(passed);
      },
    });
  });

/**
 * Does something, and does it again after a code of the second factor where one is wanted.
 * @throws AppError STEP_UP_NEEDED when the person gives no code, and whatever `work` throws
 */
export async function withStepUp<Result>(action: StepUpAction, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    if (toAppError(thrown).code !== 'STEP_UP_NEEDED' || !(await ask(action))) throw thrown;
    return work();
  }
}
