import type { Uploads } from '@wondercast/core/media/ports';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';

const ADD = constant('insert into uploads (name, created_at) values ($1, $2)');
const REMOVE = constant('delete from uploads where name = any($1::text[])');

/** As `uploadAt` of the core reads an address. */
const UPLOAD_AT =
  '/(?:uploads|api/images/experiences)/([A-Za-z0-9][A-Za-z0-9._-]*)-(?:386|772|1600)[.](?:avif|webp)$';

/** Remembers for each upload since when nothing has referred to it; null while something does. */
const LOOK = constant(`with used as (
    select distinct substring(url from '${UPLOAD_AT}') name from (
      select image_url url from experiences union all select cover_image_url from experiences
      union all select image_url from logo_carousel union all select user_image from reviews
      union all select profile_picture from users union all select image_url from booking_lines) each
    where url is not null and url not like '/uploads/demo/%'),
  seen as (
    select u.name, case when used.name is null then coalesce(u.unused_since, $1) end unused_since
    from uploads u left join used on used.name = u.name)
  update uploads u set unused_since = seen.unused_since from seen
  where u.name = seen.name and u.unused_since is distinct from seen.unused_since`);
const UNUSED = constant('select name from uploads where unused_since <= $1 order by name');

export const postgresUploads = ({ sql }: Session): Uploads => ({
  add: async (upload, at) => {
    await sql(ADD, [upload, at]);
  },
  remove: async (uploads) => {
    await sql(REMOVE, [uploads]);
  },
  unused: async (now, since) => {
    await sql(LOOK, [now]);
    return (await sql<{ name: string }>(UNUSED, [since])).map(({ name }) => name);
  },
});
