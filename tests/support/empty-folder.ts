import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/root.mjs';
import { PATIENCE_MS } from './patience.ts';

const exec = promisify(execFile);

/** A folder outside of the repository, as somebody has it who begins. */
export interface EmptyFolder {
  write(name: string, text: string): void;
  /** Takes a package as npm packs and unpacks it: what the package does not name is not in it. */
  install(name: string, from: string): Promise<void>;
  /** Installs a packed file with npm, without asking a registry, as the package of this name. Answers the names of its files. */
  installPacked(name: string, packed: Uint8Array): Promise<readonly string[]>;
  /** Takes a library that a package needs, as it is installed here: tests ask no registry. */
  borrow(name: string): void;
  /** What the compiler says of the types of files; '' when there is nothing to say. */
  check(...files: readonly string[]): Promise<string>;
  /** Runs a file; answers what it printed. @throws with what went wrong */
  run(file: string, env?: Record<string, string>): Promise<string>;
  remove(): void;
}

const bin = (name: string) => join(root, 'node_modules/.bin', name);

interface Packed {
  readonly files: readonly { readonly path: string }[];
}

export const emptyFolder = (): EmptyFolder => {
  const folder = mkdtempSync(join(tmpdir(), 'wondercast-empty-'));
  const modules = join(folder, 'node_modules');
  const options = { cwd: folder, timeout: PATIENCE_MS };
  const said = async (work: Promise<{ stdout: string }>): Promise<string> => {
    try {
      return (await work).stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${stdout}${stderr}` || String(error));
    }
  };
  /** What npm packs of a folder: an array of one, or an object of one in newer versions. */
  const packingOf = async (from: string): Promise<Packed> => {
    const { stdout } = await exec('npm', ['pack', '--json', '--dry-run'], { ...options, cwd: from });
    const [packed] = Object.values(JSON.parse(stdout) as Record<string, Packed>);
    if (!packed) throw new Error(`npm packed nothing of ${from}`);
    return packed;
  };
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  return {
    write: (name, text) => writeFileSync(join(folder, name), text),
    install: async (name, from) => {
      const target = join(modules, name);
      const { files } = await packingOf(from);
      for (const { path } of files) {
        mkdirSync(dirname(join(target, path)), { recursive: true });
        cpSync(join(from, path), join(target, path));
      }
    },
    installPacked: async (name, packed) => {
      writeFileSync(join(folder, 'packed.tgz'), packed);
      const flags = ['--offline', '--no-audit', '--no-fund'];
      await said(exec('npm', ['install', ...flags, './packed.tgz'], options));
      const files = readdirSync(join(modules, name), { recursive: true, withFileTypes: true });
      return files
        .filter((each) => each.isFile())
        .map((each) => relative(join(modules, name), join(each.parentPath, each.name)));
    },
    borrow: (name) => {
      mkdirSync(dirname(join(modules, name)), { recursive: true });
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
    },
    check: async (...files) => {
      const flags = ['--strict', '--noEmit', '--target', 'es2024', '--lib', 'es2024,dom'];
      const modern = ['--module', 'nodenext', '--types', 'node'];
      const compiling = exec(bin('tsc'), ['--ignoreConfig', ...flags, ...modern, ...files], options);
      return said(compiling).catch((error: Error) => error.message);
    },
    run: (file, env = {}) =>
      said(exec(process.execPath, [file], { ...options, env: { ...process.env, ...env } })),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
