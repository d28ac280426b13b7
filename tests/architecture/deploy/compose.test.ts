import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../../adapters/composition/config.ts';
import { root } from '../tree.ts';
import { namesInEnvFile, unknownSettings } from './named-settings.ts';

interface Service {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly stop_grace_period?: string;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly deploy?: { readonly replicas: number };
}

const FOLDER = join(root, 'deploy/compose');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const { services, volumes } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Readonly<Record<string, Service>>;
  volumes: Readonly<Record<string, null>>;
};
const shops = ['migrate', 'node', 'jobs', 'backup'].map((name) => services[name] ?? {});

describe('Compose for production', () => {
  it('has nodes, jobs, a migration, backups, Postgres, a mail catcher and Caddy', () => {
    expect(Object.keys(services).toSorted()).toEqual([
      ...['backup', 'db', 'jobs', 'mail', 'migrate', 'node', 'proxy'],
    ]);
    expect(services.node?.deploy?.replicas).toBe(3);
    expect(services.proxy?.image).toContain('caddy');
  });

  it('names only settings that the shop reads', () => {
    const names = shops.flatMap(({ environment = {} }) => Object.keys(environment));
    expect(names.length).toBeGreaterThan(20);
    expect(unknownSettings(names)).toEqual([]);
    expect(unknownSettings(['DATABASE_HOST'])).toEqual(['DATABASE_HOST']);
  });

  it('fills in what its example asks for, and the shop reads the rest', () => {
    const text = read('docker-compose.yml');
    const names = namesInEnvFile(read('shop.env.example'));
    const ofCompose = names.filter((name) => text.includes(`\${${name}`));
    expect(ofCompose).toEqual(
      expect.arrayContaining(['SITE_ADDRESS', 'SESSION_SECRET', 'POSTGRES_PASSWORD']),
    );
    expect(unknownSettings(names.filter((name) => !ofCompose.includes(name)))).toEqual([]);
  });

  it('starts nodes when the tables are changed and the database answers', () => {
    for (const name of ['node', 'jobs', 'backup'])
      expect(services[name]?.depends_on).toEqual({
        db: { condition: 'service_healthy' },
        migrate: { condition: 'service_completed_successfully' },
      });
    for (const script of services.migrate?.command?.slice(1) ?? [])
      expect(existsSync(join(root, script))).toBe(true);
  });

  it('backs up each night, at half past three', () => {
    const [, , loop = ''] = services.backup?.command ?? [];
    // Compose makes one $ of two.
    const seconds = /\(\((.*)\)\)/.exec(loop.replaceAll('$$', '$'))?.[1] ?? '';
    const HOURS = [0, 3, 3.5, 4, 23.5];
    const waits = HOURS.map((hour) => {
      const shell = `echo $((${seconds.replace('$(date +%s)', String(86_400 * 20_000 + hour * 3_600))}))`;
      return Number(execFileSync('sh', ['-c', shell], { encoding: 'utf8' })) / 3_600;
    });
    expect(waits).toEqual([3.5, 0.5, 24, 23.5, 4]);
    expect(existsSync(join(root, /adapters\/\S+\.ts/.exec(loop)?.[0] ?? '?'))).toBe(true);
  });

  it('leaves a node the time to drain', () => {
    const { drainMs } = readConfig({ STORE: 'memory' });
    for (const { stop_grace_period = '' } of shops)
      expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThanOrEqual(drainMs / 1000 + 10);
  });

  it.each(['deploy/compose', 'deploy/proxies', 'scripts/proxy'])(
    'by Caddy of %s, sends nothing on a connection that a node which ends has closed',
    (folder) => {
      const { drainMs } = readConfig({ STORE: 'memory' });
      const caddyfile = readFileSync(join(root, folder, 'Caddyfile'), 'utf8');
      const kept = [...caddyfile.matchAll(/^\s+keepalive (\d+)s$/gm)].map(([, seconds]) => Number(seconds));
      expect(kept).toHaveLength(caddyfile.match(/^\s*reverse_proxy .*\{$/gm)?.length ?? -1);
      for (const seconds of kept) expect(seconds * 1000).toBeLessThan(drainMs);
    },
  );

  it('opens the proxy to everybody, and mails to the machine itself', () => {
    expect(Object.keys(services).filter((name) => services[name]?.ports)).toEqual(['proxy', 'mail']);
    for (const port of services.mail?.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it('mounts only volumes and files that are there', () => {
    for (const { volumes: mounted = [] } of Object.values(services))
      for (const [source = ''] of mounted.map((volume) => volume.split(':'))) {
        if (source.startsWith('.')) expect(existsSync(join(FOLDER, source))).toBe(true);
        else expect(Object.keys(volumes)).toContain(source);
      }
  });
});
