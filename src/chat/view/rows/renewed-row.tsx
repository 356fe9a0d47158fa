import { t } from '#chat/view/texts.ts';

/** Where the platform was restored: what was said just before may be missing. */
export const RenewedRow = () => <div className="chat-note">{t('chat.renewed')}</div>;
