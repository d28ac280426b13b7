import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Reads `file`. If it does not exist, creates it with the result of `make`, readable by the owner only. */
export const readOrCreateFile = (file: string, make: () => string): string => {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  try {
    writeFileSync(draft, `${make()}\n`, { mode: 0o600, flush: true });
    // Linking is atomic: a crash or a second process cannot leave a partial secret.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
};
