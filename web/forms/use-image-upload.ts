import { MOST_BYTES } from '@wondercast/core/shop/media/uploaded-image';
import { HEIC_PICTURE, IMAGE_TOO_LARGE, NOT_AN_IMAGE } from '@wondercast/core/shop/media/words';
import { useEffect, useRef, useState } from 'react';
import { uploadImage } from '../api/admin/upload-image.ts';
import { ApiError } from '../api/transport/transport.ts';

interface UploadWords {
  readonly title: string;
  readonly text: string;
}

interface ImageUpload {
  readonly onUploaded: (address: string) => void;
  /** Shows the specified message (specification §8). */
  readonly onFailed: (words: UploadWords) => void;
}

const judge = (file: File): UploadWords | null => {
  // Some browsers give HEIC files no type.
  if (/^image\/hei[cf]$/.test(file.type) || /\.hei[cf]$/i.test(file.name))
    return { title: 'HEIC picture', text: HEIC_PICTURE };
  if (!file.type.startsWith('image/')) return { title: 'Invalid file type', text: NOT_AN_IMAGE };
  if (file.size > MOST_BYTES) return { title: 'File too large', text: IMAGE_TOO_LARGE };
  return null;
};

/** Uploads one picture at a time. `progress` is the uploaded part from 0 to 1; null when nothing is being uploaded. */
export function useImageUpload({ onUploaded, onFailed }: ImageUpload) {
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const upload = async (file: File): Promise<void> => {
    const wrong = judge(file);
    if (wrong) {
      onFailed(wrong);
      return;
    }
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    try {
      onUploaded(await uploadImage(file, setProgress, controller.signal));
    } catch (error) {
      if (controller.signal.aborted) return;
      const text = (error instanceof ApiError && error.words) || 'Failed to upload file';
      onFailed({ title: 'Upload failed', text });
    } finally {
      if (running.current === controller) {
        running.current = null;
        setProgress(null);
      }
    }
  };

  return { progress, upload };
}
