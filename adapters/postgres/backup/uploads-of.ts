import type { ClientBase } from 'pg';
import { type Run, textQuery } from '../driver/query.ts';
import { UPLOAD_AT } from '../media/uploads.ts';

/** `$1` is the pattern of an upload's address. The demo shop's pictures are not uploads; they come with the program. */
const SHOWN = `select distinct substring(url from $1) as name from (select cover_image_url as url from experiences
    union all select image_url from experiences union all select image_url from logo_carousel
    union all select picture_url from hosts union all select user_image from reviews union all select profile_picture from users
    union all select image_url from booking_lines
    union all select value ->> 'logo' from settings where name = 'brand') each
  where url not like '/uploads/demo/%' and url ~ $1`;

/** The uploads that pages or bookings show. */
export const uploadsShown = async (run: Run): Promise<readonly string[]> =>
  (await run(textQuery<{ name: string }>(`${SHOWN} order by 1`, [UPLOAD_AT]))).map(({ name }) => name);

export interface KnownUpload {
  readonly name: string;
  /** False for an upload that nothing shows, such as a picture in a form that is not saved yet. */
  readonly isShown: boolean;
}

/** All known uploads: those that are recorded and those that something shows. */
export const uploadsOf = async (client: ClientBase): Promise<readonly KnownUpload[]> => {
  const { rows } = await client.query<KnownUpload>(
    `select name, bool_or(is_shown) as "isShown" from (
      select name, false as is_shown from uploads union all select name, true from (${SHOWN}) shown) known
    group by name order by name`,
    [UPLOAD_AT],
  );
  return rows;
};
