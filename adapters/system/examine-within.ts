import { type Finding, wrong } from './finding.ts';

/**
 * Runs a check. A check that fails or takes longer than `ms` gives a finding of its own, because something that was not checked
 * must not count as well.
 */
export const examineWithin = async (
  check: string,
  ms: number,
  look: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly Finding[]>((resolve) => {
    const finding = wrong(
      check,
      `The check ${check} was not finished within ${ms / 1000} s.`,
      'Run npm run doctor again when the shop is less busy, or with --patient.',
    );
    timer = setTimeout(() => resolve([finding]), ms);
  });
  const looked = look().catch((error: unknown): readonly Finding[] => {
    const why = error instanceof Error ? error.message : String(error);
    return [wrong(check, `The check ${check} failed: ${why}`, 'Mend that, and run npm run doctor again.')];
  });
  try {
    return await Promise.race([looked, late]);
  } finally {
    clearTimeout(timer);
  }
};
