/** The welcome for somebody who accepts an invitation: to a partner, or to the staff when null. */
export const welcomeTo = (partner: string | null): string => `Welcome to ${partner ?? 'the staff'}`;

export const joinWords = (partner: string | null): string => `Join ${partner ?? 'the staff'}`;
