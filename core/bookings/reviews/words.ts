export const LINK_NOT_FOUND = 'This link is not valid any more.';
export const LINK_ENDED = 'This link has ended. Thank you all the same.';
export const ALREADY_READ = 'A review that we have read already cannot be changed any more.';
export const NOT_OF_BOOKING = 'This experience is not part of the booking.';
export const NO_STARS = 'Choose one to five stars';
export const ONCE_EACH = 'One review for each experience.';
export const REVIEW_NOT_FOUND = 'Review not found';
export const EXPERIENCE_GONE = 'This experience is not in the catalogue any more.';
