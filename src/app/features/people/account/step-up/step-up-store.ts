import { proxy, ref } from 'valtio';
import { toAppError } from '#contract/errors.ts';
import type { StepUpAction, StepUpProof } from '#contract/people/security/schema.ts';

type StepUpRequest = {
  readonly action: StepUpAction;
  readonly proof: StepUpProof;
  readonly answer: (passed: boolean) => void;
};

/** Action that awaits step-up verification, or null. */
export const stepUp = proxy<{ request: StepUpRequest | null }>({ request: null });

const requestStepUp = (action: StepUpAction, proof: StepUpProof): Promise<boolean> =>
  new Promise((resolve) => {
    stepUp.request?.answer(false);
    stepUp.request = ref({
      action,
      proof,
      answer: (passed: boolean) => {
        stepUp.request = null;
        resolve(passed);
      },
    });
  });

/**
 * Runs `work`, and runs it again after a second look where one is needed: a code of the second factor, or the login password.
 * @throws AppError STEP_UP_NEEDED when the dialog is closed, and whatever `work` throws
 */
export async function withStepUp<Result>(action: StepUpAction, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    const { code, detail } = toAppError(thrown);
    if (code !== 'STEP_UP_NEEDED' || !(await requestStepUp(action, detail.proof ?? 'factor'))) throw thrown;
    return work();
  }
}
