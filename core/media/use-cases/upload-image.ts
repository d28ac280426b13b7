import { asAdmin } from '../../as-admin.ts';
import { type Caller, requireAdmin } from '../../caller.ts';
import type { Ports } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import { addressOf, fileName, filesOf, MOST_BYTES, uploadName } from '../uploaded-image.ts';
import { IMAGE_TOO_LARGE } from '../words.ts';

const NAME_LENGTH = 24;

/**
 * Stores a picture in every width and format, and answers the address to use. The upload is recorded before its
 * files are written, so that housekeeping can delete them after a failure in between.
 * @throws Refusal 'unauthenticated', 'forbidden', 'too-large', 'invalid' (no picture), 'no-room', 'unavailable'
 */
export const uploadImage =
  (ports: Pick<Ports, 'unitOfWork' | 'now' | 'images' | 'renderer' | 'newToken' | 'hashToken'>) =>
  async (caller: Caller, content: Uint8Array): Promise<string> => {
    requireAdmin(caller);
    if (content.length > MOST_BYTES) throw new Refusal('too-large', IMAGE_TOO_LARGE);
    const { naturalWidth, versions } = await ports.renderer.render(content);
    const token = ports.hashToken(ports.newToken()).slice(0, NAME_LENGTH);
    const upload = uploadName(token, naturalWidth);
    await ports.unitOfWork(({ uploads }) => uploads.add(upload, ports.now()));
    try {
      await ports.images.add(
        versions.map(({ width, format, content }) => ({
          name: fileName(upload, width, format),
          content,
          type: `image/${format}`,
        })),
      );
    } catch (error) {
      await ports.images.remove(filesOf(upload)).then(
        () => ports.unitOfWork(({ uploads }) => uploads.remove([upload])),
        // What cannot be taken back now is collected later.
        () => {},
      );
      throw error;
    }
    const imageUrl = addressOf(upload);
    await asAdmin(ports, caller, ({ note }) =>
      note('image.uploaded', 'image', upload, { after: { imageUrl, bytes: content.length } }),
    );
    return imageUrl;
  };
