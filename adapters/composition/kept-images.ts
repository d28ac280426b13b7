import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ImageStore } from '@wondercast/core/shop/media/ports';
import { filesOf } from '@wondercast/core/shop/media/uploaded-image';
import { imageFolder } from '../images/folder.ts';
import { s3Images } from '../images/s3.ts';
import type { Config } from './config.ts';

/** The store of uploaded images: a bucket, or a folder in the data folder. */
export const keptImages = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): ImageStore =>
  s3 ? s3Images(s3) : imageFolder(join(dataDir, 'uploads'));

/** The content of an image; null when it does not exist. */
export const imageContent = async (images: ImageStore, name: string): Promise<Buffer | null> => {
  const found = await images.read(name);
  return found && buffer(found.content);
};

export interface UploadFile {
  readonly name: string;
  readonly content: Buffer;
}

/** All existing files of an upload. An upload that is still being written or was removed has none. */
export const filesOfUpload = async (images: ImageStore, upload: string): Promise<readonly UploadFile[]> => {
  const read = async (name: string) => ({ name, content: await imageContent(images, name) });
  const files = await Promise.all(filesOf(upload).map(read));
  return files.flatMap(({ name, content }) => (content ? [{ name, content }] : []));
};
