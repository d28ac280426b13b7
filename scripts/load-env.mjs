import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Reads `.env` if it exists. Variables of the environment take precedence. */
export const loadEnv = () => {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
};
