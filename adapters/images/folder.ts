import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { ImageFile, ImageStore } from '@wondercast/core/shop/media/ports';
import { NO_ROOM } from '@wondercast/core/shop/media/words';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../system/private-folder.ts';
import { imageType } from './image-types.ts';

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');

const ABSENT = ['ENOENT', 'ENOTDIR'];
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** The name of a file while it is written; files with this name are not served. */
const draftOf = (name: string): string => `.${name}.part`;

/** The file is opened when the first chunk is read, so an unread stream holds no file open. */
async function* readChunks(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}

/** Writes a whole file; tests replace it to simulate a full disk. */
export type WriteWhole = (file: FileHandle, content: Uint8Array) => Promise<void>;

const writeWhole: WriteWhole = async (file, content) => {
  await file.writeFile(content);
  await file.sync();
};

/**
 * Images as files in one folder. A set is written under temporary names and then renamed, so that no partial file is ever
 * served. Leftovers of a crash are removed with their upload.
 */
export const imageFolder = (folder: string, write: WriteWhole = writeWhole): ImageStore => {
  const at = (name: string) => join(folder, name);
  const remove = async (names: readonly string[]) => {
    for (const name of names) {
      if (imageType(name) === null) continue;
      await rm(at(name), { force: true });
      await rm(at(draftOf(name)), { force: true });
    }
  };
  const draft = async ({ name, content }: ImageFile): Promise<void> => {
    if (imageType(name) === null) throw new Error(`${name} is no name for an image`);
    const file = await open(at(draftOf(name)), 'w', PRIVATE_FILE);
    try {
      await write(file, content);
    } finally {
      await file.close();
    }
  };
  return {
    remove,
    add: async (files) => {
      try {
        await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
        for (const file of files) await draft(file);
        for (const { name } of files) await rename(at(draftOf(name)), at(name));
      } catch (error) {
        await remove(files.map(({ name }) => name));
        throw hasCode(error, FULL) ? new Refusal('no-room', NO_ROOM) : error;
      }
    },
    read: async (name) => {
      const type = imageType(name);
      if (type === null) return null;
      try {
        const found = await stat(at(name));
        return found.isFile() ? { name, type, size: found.size, content: readChunks(at(name)) } : null;
      } catch (error) {
        if (hasCode(error, ABSENT)) return null;
        throw error;
      }
    },
  };
};
