import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cruise, cruiseRooms, importRules, ROOMS } from './cruise.ts';
import { describeProductionPackages } from './describe-production-packages.ts';
import { allowed, soil, violations } from './planted-imports.ts';

const PACKAGES = [
  ...['zod', 'date-fns', 'react', 'styled-components', '@tanstack/react-query'],
  ...['inversify', 'reflect-metadata', 'stripe', 'koa', '@koa/router', 'pg'],
];
const root = dirname(dirname(import.meta.dirname));

let read: Promise<Cruise> | undefined;
/** The real tree, read once. */
const tree = (): Promise<Cruise> => {
  read ??= cruiseRooms(root);
  return read;
};

describe('the real tree', () => {
  it('keeps every import rule', async () => {
    const { modules, violations: found } = await tree();
    expect(found.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
    // A parser that understands nothing would be just as quiet.
    expect(modules.length).toBeGreaterThan(0);
    for (const room of ROOMS) expect(modules.some((module) => module.startsWith(`${room}/`))).toBe(true);
  });
});

describeProductionPackages(tree);

describe('planted violations', () => {
  let garden = '';
  let cruised: Cruise = { modules: [], imports: new Map(), violations: [] };

  beforeAll(async () => {
    garden = mkdtempSync(join(tmpdir(), 'imports-'));
    for (const { file, code } of [...soil, ...allowed, ...violations]) {
      mkdirSync(dirname(join(garden, file)), { recursive: true });
      writeFileSync(join(garden, file), code);
    }
    cpSync(join(root, 'package.json'), join(garden, 'package.json'));
    mkdirSync(join(garden, 'node_modules', '@wondercast'), { recursive: true });
    for (const room of ['core', 'openapi', 'adapters', 'web']) {
      cpSync(join(root, room, 'package.json'), join(garden, room, 'package.json'));
      symlinkSync(join('..', '..', room), join(garden, 'node_modules', '@wondercast', room));
    }
    for (const name of PACKAGES) {
      mkdirSync(dirname(join(garden, 'node_modules', name)), { recursive: true });
      symlinkSync(join(root, 'node_modules', name), join(garden, 'node_modules', name));
    }
    cruised = await cruiseRooms(garden);
  });
  afterAll(() => rmSync(garden, { recursive: true, force: true }));

  const rulesBrokenBy = (file: string) =>
    cruised.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

  it.each(violations.filter(({ rule }) => rule !== null))('$file breaks $rule', ({ rule, file }) => {
    expect(rulesBrokenBy(file)).toContain(rule);
  });

  it.each([...soil, ...allowed])('$file breaks no rule', ({ file }) => {
    expect(cruised.modules).toContain(file);
    expect(rulesBrokenBy(file)).toEqual([]);
  });

  it('exist for every rule', async () => {
    const rules = (await importRules()).ruleSet?.forbidden?.map(({ name }) => name);
    expect([...new Set(violations.flatMap(({ rule }) => rule ?? []))].toSorted()).toEqual(rules?.toSorted());
  });
});
