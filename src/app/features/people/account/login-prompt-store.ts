import { proxy } from 'valtio';

/** State of the login prompt [2.09, 8.03]: closed, open, or skipped for a press that leads straight to the login. */
export const loginPrompt = proxy({ open: false, direct: false });

/** A guest tried something only members can do. */
export const openLoginPrompt = (): void => {
  loginPrompt.open = true;
};

/** Navigates to the login and back here without a dialog, after a press on a 登录 button. */
export const goToLogIn = (): void => {
  loginPrompt.direct = true;
  loginPrompt.open = true;
};

export const closeLoginPrompt = (): void => {
  loginPrompt.open = false;
  loginPrompt.direct = false;
};
