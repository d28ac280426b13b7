import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { bundle } from './bundle.ts';
import { toTypes } from './generator/to-types.ts';
import { operationsOf } from './operations.ts';

const NOTE =
  '// Generated from openapi.yaml, paths/ and the rules of core. Do not edit; run `npm run generate`.\n';

const document = bundle();
const json = `${JSON.stringify(document, null, 1)}\n`;

const operations = `${NOTE}import type { Operation } from '../operations.ts';

export const operations = ${JSON.stringify(operationsOf(document), null, 2)} as const satisfies readonly Operation[];

export type OperationId = (typeof operations)[number]['id'];
`;

const types = `${NOTE}${await toTypes(json)}`;

const files = { 'openapi.json': json, 'operations.ts': operations, 'types.ts': types };
const pathOf = (name: string) => new URL(`./generated/${name}`, import.meta.url);

const current = (name: string): string => {
  try {
    return readFileSync(pathOf(name), 'utf8');
  } catch {
    return '';
  }
};

const stale = Object.entries(files).filter(([name, text]) => current(name) !== text);
if (process.argv.includes('--check')) {
  for (const [name] of stale) console.error(`openapi/generated/${name} is stale: run npm run generate`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  mkdirSync(pathOf(''), { recursive: true });
  for (const [name, text] of stale) writeFileSync(pathOf(name), text);
  console.log(stale.length > 0 ? `Wrote ${stale.map(([name]) => name).join(', ')}` : 'Nothing has changed');
}
