import { dayTimeText } from '#app/core-client/shown-time.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Avatar } from '#app/kit/mark/avatar.tsx';
import { Tag } from '#app/kit/mark/tag.tsx';
import type { Feedback, FeedbackPart } from '#contract/models/feedback.ts';
import { ShownPicture } from '../pictures/shown-picture.tsx';
import { t } from '../texts.ts';

type PartProps = { readonly part: FeedbackPart; readonly avatar: string; readonly kind: string | null };

const Part = ({ part: { from, text, pictures, at }, avatar, kind }: PartProps) => (
  <li className="fbpart">
    {from === 'member' ? (
      <Avatar src={avatar} size={36} />
    ) : (
      <span className="fbpart__service">
        <Icon name="headset" size={20} />
      </span>
    )}
    <div className="grow">
      <p className="fbpart__head">
        <b>{t(from === 'member' ? 'feedback.you' : 'feedback.service')}</b>
        {kind === null ? null : <Tag>{kind}</Tag>}
        <span className="cap t3 num">{dayTimeText(at)}</span>
      </p>
      <p className="fbpart__text">{text}</p>
      {pictures.length === 0 ? null : (
        <ul className="fbpart__pictures">
          {pictures.map((pictureId) => (
            <li key={pictureId}>
              <ShownPicture pictureId={pictureId} />
            </li>
          ))}
        </ul>
      )}
    </div>
  </li>
);

/** Everything that was written in a feedback, the oldest first. */
export const ThreadParts = ({ feedback, avatar }: { feedback: Feedback; avatar: string }) => (
  <ol className="fbparts">
    {feedback.parts.map((part, at) => (
      <Part
        key={part.partId}
        part={part}
        avatar={avatar}
        kind={at === 0 ? t(`feedback.${feedback.kind}`) : null}
      />
    ))}
  </ol>
);
