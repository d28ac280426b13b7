import type { MediaPorts } from '../ports.ts';
import { addressOf, fileName, filesOf, uploadName } from '../uploaded-image.ts';

const NAME_LENGTH = 24;

export interface StoredPicture {
  /** What its files are named after. */
  readonly upload: string;
  /** The address to use. */
  readonly imageUrl: string;
}

/**
 * Draws a picture in every width and format, and stores it. The upload is recorded before its files are written, so that
 * housekeeping can delete them after a failure in between. `source` is the hash of the address that it was fetched from.
 * @throws Refusal 'invalid' (no picture), 'no-room', 'unavailable'
 */
export const storePicture = async (
  ports: Pick<MediaPorts, 'unitOfWork' | 'now' | 'images' | 'renderer' | 'newToken' | 'hashToken'>,
  content: Uint8Array,
  source: string | null = null,
): Promise<StoredPicture> => {
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
    // Said last, so that nobody takes a copy whose files are not there.
    if (source !== null) await ports.unitOfWork(({ uploads }) => uploads.tellSource(upload, source));
  } catch (error) {
    await ports.images.remove(filesOf(upload)).then(
      () => ports.unitOfWork(({ uploads }) => uploads.remove([upload])),
      // What cannot be taken back now is collected later.
      () => {},
    );
    throw error;
  }
  return { upload, imageUrl: addressOf(upload) };
};
