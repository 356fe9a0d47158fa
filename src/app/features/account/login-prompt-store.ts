import { proxy } from 'valtio';

/** Is the 'please log in' prompt open [2.09, 8.03]? */
export const loginPrompt = proxy({ open: false });

/** A guest tried something only members can do. */
export const askToLogIn = (): void => {
  loginPrompt.open = true;
};

export const closeLoginPrompt = (): void => {
  loginPrompt.open = false;
};
