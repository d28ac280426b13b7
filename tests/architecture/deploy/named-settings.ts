import { variableNames } from '../../../adapters/composition/config.ts';

/** Node's own, which the shop does not read. */
const OF_NODE = ['NODE_ENV', 'TMPDIR'];
/** Of OpenTelemetry's specification, read by its library. */
const OF_OTHERS = /^OTEL_/;

/** Names that the shop does not read as a setting. */
export const unknownSettings = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !variableNames.includes(name) && !OF_NODE.includes(name) && !OF_OTHERS.test(name));

/** The names in a file of `NAME=value` lines, commented out or not. */
export const namesInEnvFile = (text: string): readonly string[] =>
  [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
