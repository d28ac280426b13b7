import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack } from 'tar-stream';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../system/private-folder.ts';
import { BackupError } from './backup-error.ts';
import type { BackupReader, BackupWriter } from './backup-writer.ts';
import type { Entry } from './entry.ts';
import { syncFolder } from './sync-folder.ts';

/** Suffix of an encrypted backup. The tools `age` and `tar` can open it too. */
export const ENCRYPTED = '.tar.age';

/** The largest entry that is read, in bytes. A larger one was written by another program. */
const MOST_BYTES = 64 * 1024 * 1024;

const fileSync = async (file: string): Promise<void> => {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Writes a backup as one file: a tar archive, encrypted with a passphrase in the format of `age`. Nothing is written unencrypted.
 * `stem` is the path without `ENCRYPTED`; `workFactor` is the base-2 logarithm of scrypt's cost, by default that of `age`.
 */
export const writeEncrypted = async (
  stem: string,
  passphrase: string,
  workFactor?: number,
): Promise<BackupWriter> => {
  const draft = `${stem}${ENCRYPTED}.part`;
  await mkdir(dirname(stem), { recursive: true, mode: PRIVATE_FOLDER });
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  if (workFactor !== undefined) encrypter.setScryptWorkFactor(workFactor);
  const archive = pack();
  const plain = Readable.toWeb(Readable.from(archive)) as ReadableStream<Uint8Array>;
  const encrypted = await encrypter.encrypt(plain as Parameters<Encrypter['encrypt']>[0] & ReadableStream);
  const written = pipeline(
    Readable.fromWeb(encrypted as ReadableStream<Uint8Array>),
    createWriteStream(draft, { flags: 'wx', mode: PRIVATE_FILE }),
  );
  // The error reaches the caller that adds the next entry.
  written.catch((error: Error) => archive.destroy(error));
  return {
    add: ({ path, content }) =>
      new Promise((resolve, reject) => {
        const header = { name: path, mode: PRIVATE_FILE, size: content.length };
        written.catch(reject);
        archive.entry(header, content, (error) => (error ? reject(error) : resolve()));
      }),
    finish: async (mark = '') => {
      const file = `${stem}${mark}${ENCRYPTED}`;
      archive.finalize();
      await written;
      await fileSync(draft);
      await rename(draft, file);
      await syncFolder(dirname(file));
      return file;
    },
    abandon: async () => {
      archive.destroy();
      await written.catch(() => {});
      await rm(draft, { force: true });
    },
  };
};

const DAMAGED = 'The backup is damaged: it was cut short, or its content was changed.';

const decrypted = async (file: string, passphrase: string): Promise<Readable> => {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const source = createReadStream(file);
  try {
    const plain = await decrypter.decrypt(
      Readable.toWeb(source) as Parameters<Decrypter['decrypt']>[0] & ReadableStream,
    );
    return Readable.fromWeb(plain as ReadableStream<Uint8Array>);
  } catch (error) {
    source.destroy();
    const why = error instanceof Error ? error.message : String(error);
    if (/no identity matched/.test(why))
      throw new BackupError('The passphrase is not that of this backup (BACKUP_PASSPHRASE).');
    throw new BackupError(DAMAGED);
  }
};

export const readEncrypted = (file: string, passphrase: string): BackupReader => ({
  async *entries(): AsyncGenerator<Entry> {
    const archive = extract();
    const plain = await decrypted(file, passphrase);
    const fed = pipeline(plain, archive);
    fed.catch(() => {});
    try {
      for await (const entry of archive) {
        const { name, size = 0 } = entry.header;
        if (size > MOST_BYTES) throw new BackupError(DAMAGED);
        const chunks: Uint8Array[] = [];
        for await (const chunk of entry) chunks.push(chunk as Uint8Array);
        yield { path: name, content: Buffer.concat(chunks) };
      }
      await fed;
      await finished(plain).catch(() => {});
    } catch (error) {
      throw error instanceof BackupError ? error : new BackupError(DAMAGED);
    } finally {
      plain.destroy();
    }
  },
});
