import axe from 'axe-core';
import { expect } from 'vitest';

/** What is on the screen now has no mistake that axe finds; `within` narrows it to one part. */
export const expectAccessible = async (within: string): Promise<void> => {
  const { violations } = await axe.run(within, { resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
};
