import { Refusal } from '../../../kernel/refusal.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { MediaPorts } from '../ports.ts';
import { storePicture } from '../steps/store-picture.ts';
import { MOST_BYTES } from '../uploaded-image.ts';
import { IMAGE_TOO_LARGE } from '../words.ts';

/**
 * Stores a picture in every width and format, and returns its address.
 * @throws Refusal 'unauthenticated', 'forbidden', 'too-large', 'invalid' (no picture), 'no-room', 'unavailable'
 */
export const uploadImage =
  (ports: Pick<MediaPorts, 'unitOfWork' | 'now' | 'images' | 'renderer' | 'newToken' | 'hashToken'>) =>
  async (caller: Caller, content: Uint8Array): Promise<string> => {
    requireAdmin(caller);
    if (content.length > MOST_BYTES) throw new Refusal('too-large', IMAGE_TOO_LARGE);
    const { upload, imageUrl } = await storePicture(ports, content);
    await asAdmin(ports, caller, ({ note }) =>
      note('image.uploaded', 'image', upload, { after: { imageUrl, bytes: content.length } }),
    );
    return imageUrl;
  };
