import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

const CONTRACT = 'openapi/generated/openapi.json';
const RULES = 'openapi/spectral.yaml';
const PASSED = 'openapi/owasp-passed.sha256';

const bin = (name) => `node_modules/.bin/${name}`;
const read = (path) => readFileSync(join(root, path), 'utf8');

/** The linter exits with 0 on warnings; here a warning is a failure. */
export const lintContract = async () => {
  const { code, output } = await run(bin('redocly'), ['lint', '--config', 'openapi/redocly.yaml', CONTRACT]);
  return { code: /\bwarnings?\b/i.test(output) ? 1 : code, output };
};

const lintersOf = ({ devDependencies }) =>
  Object.entries(devDependencies).filter(([name]) => name.startsWith('@stoplight/'));

/** The SHA-256 of all that decides whether the contract keeps the rules of OWASP. */
const hash = () =>
  createHash('sha256')
    .update(JSON.stringify([read(CONTRACT), read(RULES), lintersOf(JSON.parse(read('package.json')))]))
    .digest('hex');

const hasPassed = () => existsSync(join(root, PASSED)) && read(PASSED).trim() === hash();

export const lintOwasp = () => run(bin('spectral'), ['lint', '--fail-severity=hint', '-r', RULES, CONTRACT]);

/**
 * These rules take longer than all other checks of the contract. That they passed is recorded in the repository, so they only run
 * again after the contract, the rules or a linter has changed.
 */
export const lintOwaspUnlessPassed = async () => (hasPassed() ? { code: 0, output: '' } : lintOwasp());

export const recordOwasp = async () => {
  const result = await lintOwaspUnlessPassed();
  if (result.code === 0) writeFileSync(join(root, PASSED), `${hash()}\n`);
  return result;
};
