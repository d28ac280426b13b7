import { afterAll, beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

/** The screens of this file are those of a shop of its own: for tests that change what screens of other files show, such as tax. */
export const useOwnShop = (): void => {
  beforeAll(() => commands.openOwnShop());
  afterAll(() => commands.closeOwnShop());
};
