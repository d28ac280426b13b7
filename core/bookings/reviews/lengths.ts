/* Most characters of what is written about a review. The forms use them too. */

export const MAX_REVIEW_LENGTH = 2000;
export const MAX_ANSWER_LENGTH = 1000;
export const MAX_REASON_LENGTH = 300;
export const MAX_SHOWN_NAME_LENGTH = 60;
export const MAX_SHOWN_COMPANY_LENGTH = 100;
