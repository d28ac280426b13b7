import { delimiter, join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

const binaries = join(root, 'node_modules', '.bin');

/** npm must not run on the Node version that it may be about to replace. */
const outsideEnvironment = () => ({
  ...process.env,
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== binaries)
    .join(delimiter),
});

/** Runs npm in a folder to its end. Prefers the npm that runs this script. */
export const npm = (args, folder = root) => {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  const env = outsideEnvironment();
  return script && node && !node.startsWith(root)
    ? run(node, [script, ...args], env, folder)
    : run('npm', args, env, folder);
};
