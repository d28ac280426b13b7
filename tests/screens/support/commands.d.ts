import type { NewExperience } from '@wondercast/core/catalogue/experience';

declare module 'vitest/internal/browser' {
  interface BrowserCommands {
    /** Puts one more experience into the catalogue. */
    sell(change: Partial<NewExperience>): Promise<{ readonly id: number; readonly slug: string }>;
    /** A path answers with a failure, such as `503 The shop is asleep`; null ends that. */
    fail(path: string, failure: string | null): Promise<void>;
    /** Nobody is signed in any more, the shop knows no visitor, and nothing fails. */
    newVisitor(): Promise<void>;
  }
}
