/** Where who accepts an invitation is welcome: with a partner, or on the staff where it is null. */
export const welcomeTo = (partner: string | null): string => `Welcome to ${partner ?? 'the staff'}`;

export const joinWords = (partner: string | null): string => `Join ${partner ?? 'the staff'}`;
