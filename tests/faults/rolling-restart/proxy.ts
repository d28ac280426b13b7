import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/root.mjs';
import { ensureDebianPackages } from '../../support/debian-packages.ts';
import { freePort } from '../../support/free-port.ts';
import { until } from '../../support/until.ts';

export type ProxyName = 'haproxy' | 'nginx' | 'caddy';

export interface RunningProxy {
  readonly url: string;
  output(): string;
  stop(): Promise<void>;
}

interface Kind {
  readonly file: string;
  /** How the committed file says where it listens, and how a test does. */
  readonly listens: string;
  readonly here: (port: number) => string;
  readonly args: (config: string, folder: string) => readonly string[];
}

const KINDS: Readonly<Record<ProxyName, Kind>> = {
  haproxy: {
    file: 'haproxy.cfg',
    listens: 'bind 0.0.0.0:80',
    here: (port) => `bind 127.0.0.1:${port}`,
    args: (config) => ['-db', '-f', config],
  },
  nginx: {
    file: 'nginx.conf',
    listens: 'listen 0.0.0.0:80',
    here: (port) => `listen 127.0.0.1:${port}`,
    args: (config, folder) => [
      '-p',
      folder,
      '-c',
      config,
      '-g',
      `daemon off; pid ${folder}/pid; error_log stderr warn;`,
    ],
  },
  caddy: {
    file: 'Caddyfile',
    listens: ':80 {',
    here: (port) => `http://127.0.0.1:${port} {`,
    args: (config) => ['run', '--adapter', 'caddyfile', '--config', config],
  },
};

const ADDRESSES = ['10.0.0.11:3000', '10.0.0.12:3000', '10.0.0.13:3000'];

/** nginx writes bodies and logs to folders of its own, which only root may do where Debian has them. */
const ownFolders = (folder: string): string =>
  [
    'access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (each) => `${each}_temp_path ${folder}/${each};`,
    ),
  ].join('\n');

/** The committed file of `deploy/proxies`, with these nodes and this port in place of its own. */
const configOf = (name: ProxyName, nodes: readonly string[], port: number, folder: string): string => {
  const { file, listens, here } = KINDS[name];
  let text = readFileSync(join(root, 'deploy/proxies', file), 'utf8');
  const replace = (from: string, to: string) => {
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    text = text.replaceAll(from, to);
  };
  replace(listens, here(port));
  for (const [at, address] of ADDRESSES.entries()) replace(address, new URL(nodes[at] ?? '').host);
  if (name === 'nginx') replace('http {', `http {\n${ownFolders(folder)}`);
  return text;
};

/** Starts a proxy from its committed file in front of three nodes. */
export const startProxy = async (name: ProxyName, nodes: readonly string[]): Promise<RunningProxy> => {
  const find = await ensureDebianPackages([name]);
  const folder = mkdtempSync(join(tmpdir(), `wondercast-${name}-`));
  const port = await freePort();
  const config = join(folder, KINDS[name].file);
  writeFileSync(config, configOf(name, nodes, port, folder));
  const printed: string[] = [];
  const child: ChildProcess = spawn(find(name), KINDS[name].args(config, folder), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => printed.push(String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await until(`${name} serves the shop`, async () => {
      if (child.exitCode !== null) throw new Error(`${name} ended:\n${printed.join('')}`);
      return fetch(`${url}/livez`).then(
        ({ ok }) => ok,
        () => false,
      );
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, output: () => printed.join(''), stop };
};
