import type { MediaPorts } from '../ports.ts';
import { filesOf } from '../uploaded-image.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Removes uploads that have been unused for a day, and returns them. Files are removed first, because a row without files does no harm. */
export const collectImages =
  ({ unitOfWork, images, now }: Pick<MediaPorts, 'unitOfWork' | 'images' | 'now'>) =>
  async (): Promise<readonly string[]> => {
    const at = now();
    const since = new Date(at.getTime() - KEPT_MS);
    const unused = await unitOfWork(({ uploads }) => uploads.unused(at, since));
    for (const upload of unused) await images.remove(filesOf(upload));
    if (unused.length > 0) await unitOfWork(({ uploads }) => uploads.remove(unused));
    return unused;
  };
