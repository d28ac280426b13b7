import type { MediaPorts } from './ports.ts';
import { collectImages } from './use-cases/collect-images.ts';
import { uploadImage } from './use-cases/upload-image.ts';

/** Uploading pictures, and removing those that are no longer used. */
export const mediaUseCases = (ports: MediaPorts) => ({
  uploadImage: uploadImage(ports),
  collectImages: collectImages(ports),
});
