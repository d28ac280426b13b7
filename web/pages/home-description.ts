/** The description of the shop for search engines and shared links. */
export const HOME_DESCRIPTION =
  'Live, hosted experiences for teams: trivia, heritage celebrations, wellness and socials, for up to 250 seats.';
