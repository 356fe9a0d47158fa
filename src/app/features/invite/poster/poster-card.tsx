import type { RefObject } from 'react';
import { useSession } from '#app/core-client/session.ts';
import { Button } from '#app/kit/action/button.tsx';
import { saveFile } from '#app/kit/action/save-file.ts';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { invitationLink } from '../invite-head.tsx';
import { t } from '../texts.ts';
import { POSTER } from './draw-poster.ts';
import { usePoster } from './use-poster.ts';

const canShare = 'share' in navigator;

/** Hands the link on by the system's own sheet; a person who closes it has decided. */
async function share(code: string): Promise<void> {
  await navigator.share({ title: t('invite.shareTitle'), url: invitationLink(code) }).catch(() => undefined);
}

type PosterCardProps = { readonly code: string; readonly codeRef: RefObject<HTMLElement | null> };

/** The poster as a picture one can keep, drawn on the page. */
export function PosterCard({ code, codeRef }: PosterCardProps) {
  const session = useSession();
  const name = session.is === 'member' ? session.member.nickname : '';
  const poster = usePoster(name, codeRef);
  return (
    <section className="iposter" aria-label={t('invite.poster')}>
      {poster.is === 'drawn' ? (
        <img src={poster.address} alt={t('invite.posterAlt', { name })} {...POSTER} />
      ) : null}
      {poster.is === 'drawing' ? <Skeleton shape="block" width={300} height={455} /> : null}
      {poster.is === 'failed' ? <p className="sm t2">{t('invite.posterFailed')}</p> : null}
      <div className="row gap2">
        <Button
          block
          disabled={poster.is !== 'drawn'}
          onClick={() => poster.is === 'drawn' && saveFile(t('invite.posterFile'), poster.picture)}
        >
          {t('invite.save')}
        </Button>
        {canShare ? (
          <Button block icon="share" onClick={() => void share(code)}>
            {t('invite.share')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
