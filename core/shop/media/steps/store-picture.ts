import type { MediaPorts } from '../ports.ts';
import { addressOf, fileName, filesOf, uploadName } from '../uploaded-image.ts';

const NAME_LENGTH = 24;

export interface StoredPicture {
  /** The base name of its files. */
  readonly upload: string;
  /** The address to use. */
  readonly imageUrl: string;
}

/**
 * Draws a picture in every width and format, and stores it. The upload is recorded before its files are written, so that housekeeping can
 * delete them after a failure in between. `source` is the hash of the address that it was fetched from.
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
    // The source is recorded last, so that nobody reuses a copy whose files do not exist.
    if (source !== null) await ports.unitOfWork(({ uploads }) => uploads.tellSource(upload, source));
  } catch (error) {
    await ports.images.remove(filesOf(upload)).then(
      () => ports.unitOfWork(({ uploads }) => uploads.remove([upload])),
      // Files that cannot be removed now are removed by housekeeping.
      () => {},
    );
    throw error;
  }
  return { upload, imageUrl: addressOf(upload) };
};
