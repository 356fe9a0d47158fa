import { t } from '#app/i18n/text.ts';

/** Where the platform was restored: what was said just before may be missing. */
export const RenewedRow = () => <div className="chat-note">{t('chat.renewed')}</div>;
