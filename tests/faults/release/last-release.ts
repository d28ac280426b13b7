import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/root.mjs';

/** The code of the release before this one. */
const REVISIONS = ['v0.1.0', '646344b'];
const ROOMS = ['core', 'openapi', 'adapters', 'web'];

export interface LastRelease {
  readonly revision: string;
  /** Where its program is. */
  readonly folder: string;
  remove(): void;
}

const isThere = (revision: string): boolean =>
  spawnSync('git', ['cat-file', '-e', `${revision}^{commit}`], { cwd: root, stdio: 'ignore' }).status === 0;

/** Today's packages, and the old release's own rooms among them. */
const linkPackages = (folder: string): void => {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(to, '@wondercast'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@wondercast') symlinkSync(join(from, name), join(to, name));
  for (const room of ROOMS) symlinkSync(join(folder, room), join(to, '@wondercast', room));
  symlinkSync(join(root, 'adapters/node_modules'), join(folder, 'adapters/node_modules'));
};

/** Checks the release out into a folder of its own. @throws Error in words when this clone does not have it */
export const checkOutLastRelease = (): LastRelease => {
  const revision = REVISIONS.find(isThere);
  if (!revision)
    throw new Error(
      `This clone has neither the tag ${REVISIONS[0]} nor the commit ${REVISIONS[1]} of the last release: git fetch --tags --unshallow`,
    );
  const folder = mkdtempSync(join(tmpdir(), 'wondercast-last-release-'));
  const archive = execFileSync('git', ['archive', revision], { cwd: root, maxBuffer: 1024 ** 3 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkPackages(folder);
  // Its pages are not asked for, so today's stand in for them.
  symlinkSync(join(root, 'web/dist'), join(folder, 'web/dist'));
  return { revision, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
