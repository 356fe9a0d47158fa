import { isPrimaryPress } from '#app/kit/action/primary-press.ts';
import { classNames } from '#app/kit/class-names.ts';
import { Avatar } from '#app/kit/mark/avatar.tsx';
import { SenderMark } from './rows/sender-name.tsx';
import { t } from './texts.ts';
import type { Suggestions } from './use-suggestions.ts';

/** The id of a suggestion, for the field that points at it. */
export const suggestionId = (listId: string, at: number) => `${listId}-${at}`;

/** Above the field: whom a name may mean. The focus stays in the field. */
export function SuggestionList({ id, people, chosen, take }: { id: string } & Suggestions) {
  if (people.length === 0) return null;
  return (
    <div id={id} className="composer__suggestions" role="listbox" aria-label={t('chat.suggestions')}>
      {people.map((sender, at) => (
        <div
          key={sender.userId}
          id={suggestionId(id, at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === chosen}
          className={classNames('composer__suggestion', at === chosen && 'is-chosen')}
          onPointerDown={(event) => event.preventDefault()}
          onPointerUp={(event) => isPrimaryPress(event) && take(sender)}
        >
          <Avatar src={sender.avatar} size={24} />
          <span className="grow ell">{sender.name}</span>
          <SenderMark sender={sender} />
        </div>
      ))}
    </div>
  );
}
