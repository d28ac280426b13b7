import type { Uploads } from '@wondercast/core/shop/media/ports';
import { sql } from 'kysely';
import { insertRow } from '../driver/row-statements.ts';
import { anyOf, type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { UploadRow } from './tables.ts';

const ADD = insertRow(UploadRow, 'unusedSince', 'source');
const TELL_SOURCE = statement((db, { name, source }: Given<{ name: string; source: string }>) =>
  db.updateTable('uploads').set({ source }).where('name', '=', name),
);
const COPIES = statement((db, { sources, since }: Given<{ sources: readonly string[]; since: Date }>) =>
  db
    .selectFrom('uploads')
    .select(['source', 'name as upload'])
    .$narrowType<{ source: string }>()
    .where('source', '=', anyOf(sources))
    .where(({ or, eb }) => or([eb('unused_since', 'is', null), eb('unused_since', '>', since)]))
    .orderBy('created_at', 'desc')
    .orderBy('name'),
);
const REMOVE = statement((db, { names }: Given<{ names: readonly string[] }>) =>
  db.deleteFrom('uploads').where('name', '=', anyOf(names)),
);

/** The pattern of an upload's address, as `uploadAt` of the core reads it. */
export const UPLOAD_AT =
  '/(?:uploads|api/images/experiences)/([A-Za-z0-9][A-Za-z0-9._-]*)-(?:386|772|1600)[.](?:avif|webp)$';

/** Records for each upload since when nothing refers to it; null while something does. */
const LOOK = statement((db, { now }: Given<{ now: Date }>) =>
  db
    .with('used', (each) =>
      each
        .selectFrom((urls) =>
          urls
            .selectFrom('experiences')
            .select('cover_image_url as url')
            .unionAll(urls.selectFrom('experiences').select('image_url as url'))
            .unionAll(urls.selectFrom('logo_carousel').select('image_url as url'))
            .unionAll(urls.selectFrom('hosts').select('picture_url as url'))
            .unionAll(urls.selectFrom('reviews').select('user_image as url'))
            .unionAll(urls.selectFrom('users').select('profile_picture as url'))
            .unionAll(urls.selectFrom('booking_lines').select('image_url as url'))
            .unionAll(
              urls
                .selectFrom('settings')
                .select(sql<string | null>`value ->> 'logo'`.as('url'))
                .where('name', '=', 'brand'),
            )
            .as('each'),
        )
        .select(sql<string>`substring(url from ${UPLOAD_AT})`.as('name'))
        .distinct()
        .where('url', 'is not', null)
        .where('url', 'not like', '/uploads/demo/%'),
    )
    .with('seen', (each) =>
      each
        .selectFrom('uploads as u')
        .leftJoin('used', 'used.name', 'u.name')
        .select('u.name')
        .select(
          sql<Date | null>`case when used.name is null then coalesce(u.unused_since, ${now}) end`.as(
            'unused_since',
          ),
        ),
    )
    .updateTable('uploads as u')
    .from('seen')
    .set(({ ref }) => ({ unused_since: ref('seen.unused_since') }))
    .whereRef('u.name', '=', 'seen.name')
    .whereRef('u.unused_since', 'is distinct from', 'seen.unused_since'),
);
const UNUSED = statement((db, { since }: Given<{ since: Date }>) =>
  db.selectFrom('uploads').select('name').where('unused_since', '<=', since).orderBy('name'),
);

export const postgresUploads = ({ run }: Session): Uploads => ({
  add: async (name, at) => {
    await run(ADD({ name, createdAt: at }));
  },
  tellSource: async (name, source) => {
    await run(TELL_SOURCE({ name, source }));
  },
  copies: (sources, since) => run(COPIES({ sources, since })),
  remove: async (names) => {
    await run(REMOVE({ names }));
  },
  unused: async (now, since) => {
    await run(LOOK({ now }));
    return (await run(UNUSED({ since }))).map(({ name }) => name);
  },
});
