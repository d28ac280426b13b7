import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Reads `.env` when there is one. What the environment says already wins. */
export const loadEnv = () => {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
};
