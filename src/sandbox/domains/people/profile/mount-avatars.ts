import type { Site } from '#sandbox/http/api.ts';
import { IMAGE_HEADERS } from '#sandbox/http/headers/image-headers.ts';
import { AVATAR_ROUTE, type Profiles } from './profile-store.ts';

/** Serves members’ own avatars, approved by an operator, by unguessable ids: `/art/member/<id>`. */
export function mountAvatars(site: Site, pictureOf: Profiles['picture']): void {
  site.get(AVATAR_ROUTE, (context) => {
    const picture = pictureOf(context.req.param('file'));
    if (!picture) return context.notFound();
    return context.body(new Uint8Array(picture.bytes), 200, {
      ...IMAGE_HEADERS,
      'content-type': picture.type,
      'content-disposition': 'inline; filename="avatar"',
    });
  });
}
