import { Refusal } from '@wondercast/core/kernel/refusal';
import { MOST_BYTES } from '@wondercast/core/shop/media/uploaded-image';
import { IMAGE_TOO_LARGE, NOT_AN_IMAGE } from '@wondercast/core/shop/media/words';
import type { HttpDeps } from '../deps.ts';
import type { Handlers, RawBody } from '../pipeline/handler.ts';

/** Size of a multipart form with one file, without the file's content. */
const OVERHEAD_BYTES = 64 * 1024;
const DEADLINE_MS = 120_000;
const IDLE_MS = 5_000;

const malformed = () => new Refusal('malformed', 'The request body must be multipart/form-data.');

/** Reads the whole body first, so that size and speed are limited before parsing. */
const readForm = async (raw: RawBody): Promise<FormData> => {
  const type = raw.header('content-type');
  if (!/^multipart\/form-data\s*;/i.test(type)) throw malformed();
  const limits = { limit: MOST_BYTES + OVERHEAD_BYTES, deadlineMs: DEADLINE_MS, idleMs: IDLE_MS };
  const bytes = await raw.read(limits).catch((error: unknown) => {
    const isTooLarge = error instanceof Refusal && error.kind === 'too-large';
    throw isTooLarge ? new Refusal('too-large', IMAGE_TOO_LARGE) : error;
  });
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  } catch {
    throw malformed();
  }
};

export const mediaHandlers = ({ shop }: HttpDeps): Pick<Handlers, 'uploadImage'> => ({
  uploadImage: async ({ caller, raw }) => {
    const image = (await readForm(raw)).get('image');
    if (!(image instanceof File))
      throw new Refusal('invalid', NOT_AN_IMAGE, { issues: [{ path: 'image', message: NOT_AN_IMAGE }] });
    const imageUrl = await shop.uploadImage(caller, new Uint8Array(await image.arrayBuffer()));
    return { body: { imageUrl } };
  },
});
