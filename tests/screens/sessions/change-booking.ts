import { page } from 'vitest/browser';

/** Opens what can be changed of the booking on the screen. */
export const openChange = async (): Promise<void> => {
  await page.getByRole('button', { name: 'Change', exact: true }).click();
};

/** Chooses a way to change it. */
export const change = async (way: string): Promise<void> => {
  await openChange();
  await page.getByRole('button', { name: way }).click();
};
