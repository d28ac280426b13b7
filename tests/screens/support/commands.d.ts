import type { NewExperience } from '@wondercast/core/shop/catalogue/experience';

declare module 'vitest/internal/browser' {
  interface BrowserCommands {
    /** See `own-shop.ts`. */
    openOwnShop(): Promise<void>;
    closeOwnShop(): Promise<void>;
    /** Puts one more experience into the catalogue. */
    sell(change: Partial<NewExperience>): Promise<{ readonly id: number; readonly slug: string }>;
    /** A path answers with a failure, such as `503 The shop is asleep`; null ends that. */
    fail(path: string, failure: string | null): Promise<void>;
    /** Asks the shop as its administrator; fails unless the shop agrees. */
    desk<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
    /** Waits for a mail to this address, or with these words, and answers the last path in it that begins so, such as `/host/`. */
    mailed(words: string, path: string): Promise<string>;
    /** Nobody is signed in any more, the shop knows no visitor, and nothing fails. */
    newVisitor(): Promise<void>;
    /** Mails what asks for reviews of a delivered booking. */
    askReviews(bookingId: number): Promise<void>;
    /** Shows so many reviews of an experience; their texts are numbered from 1, the oldest. */
    reviewed(experienceId: number, count: number): Promise<void>;
    /** Answers where another server has pictures, at paths that begin with `/picture`, and nothing else. */
    picturesElsewhere(): Promise<string>;
  }
}
