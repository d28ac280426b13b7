import type { MediaPorts } from './ports.ts';
import { collectImages } from './use-cases/collect-images.ts';
import { uploadImage } from './use-cases/upload-image.ts';

/** Pictures: taken in, and removed when nothing shows them. */
export const mediaUseCases = (ports: MediaPorts) => ({
  uploadImage: uploadImage(ports),
  collectImages: collectImages(ports),
});
