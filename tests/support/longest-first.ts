import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const IMPORTED = /from '(\.{1,2}\/[^']+\.tsx?)'/g;

/** The bytes of a file and of all that it imports of its own room: suites are often a few lines that list others. */
const weigh = (file: string, room: string, seen: Set<string>): number => {
  if (seen.has(file) || !file.startsWith(`${room}/`) || !existsSync(file)) return 0;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(IMPORTED)].reduce(
    (sum, [, path = '']) => sum + weigh(join(dirname(file), path), room, seen),
    text.length,
  );
};

const roomOf = (file: string): string => /^.*\/tests\/[^/]+/.exec(file)?.[0] ?? dirname(file);

/**
 * Starts long files first, so that no worker is left with one when the other has nothing more to do. What a file took is
 * known from the last run; of a project that has not run yet the heavier is taken for the longer.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...projects.values()].flatMap((each) => (this.#isNew(each) ? this.#heaviestFirst(each) : each));
  }

  #isNew(files: TestSpecification[]): boolean {
    return files.every((file) => !this.ctx.cache.getTestSpecificationResult(file));
  }

  #heaviestFirst(files: TestSpecification[]): TestSpecification[] {
    const weights = new Map(
      files.map((file) => [file, weigh(file.moduleId, roomOf(file.moduleId), new Set())]),
    );
    return files.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
  }
}
