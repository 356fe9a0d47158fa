/** Of a picture that is handed in with a message or an appeal, after it has been made smaller. */
export const PICTURE_MAX_BYTES = 400_000;
/** Letters of a message to customer service, and of an appeal. */
export const SERVICE_TEXT_MAX = 500;
export const APPEAL_TEXT_MAX = 300;
/** Address of customer service: no answer leads away from it [2.08]. */
export const SERVICE_PATH = '/cs';
