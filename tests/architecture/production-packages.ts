import type { Cruise } from './cruise.ts';

/** Programs of the running shop: the server, its examiner, and what they start beside themselves. */
const PROGRAMS = [
  'adapters/main.ts',
  'adapters/doctor.ts',
  'adapters/backup.ts',
  'adapters/restore.ts',
  'adapters/migrate.ts',
  'adapters/images/drawing-process.ts',
  'adapters/calendar/busy-thread.ts',
  'adapters/pdf/invoice-thread.ts',
];

export type Room = 'core' | 'openapi' | 'adapters';
const ROOMS: readonly Room[] = ['core', 'openapi', 'adapters'];

const nameOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that each room imports in modules that the running shop reaches. What is imported for its types does not count. */
export const reachedPackages = ({ imports }: Cruise): Readonly<Record<Room, Set<string>>> => {
  const reached = { core: new Set<string>(), openapi: new Set<string>(), adapters: new Set<string>() };
  const seen = new Set(PROGRAMS);
  for (const path of seen) {
    const room = ROOMS.find((each) => path.startsWith(`${each}/`));
    for (const { module, resolved, coreModule, dependencyTypes } of imports.get(path) ?? []) {
      if (coreModule || dependencyTypes.includes('type-only')) continue;
      if (!resolved.includes('node_modules/')) seen.add(resolved);
      else if (room) reached[room].add(nameOf(module));
    }
  }
  return reached;
};
