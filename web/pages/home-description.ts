/** What search engines and shared links say of the shop. */
export const HOME_DESCRIPTION =
  'Live, hosted experiences for teams: trivia, heritage celebrations, wellness and socials, for up to 250 seats.';
