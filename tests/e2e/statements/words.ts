import { decided, type Section, testsOf } from './statement.ts';
import {
  account,
  addToCart,
  bookNow,
  cardCheckout,
  cartPanel,
  detail,
  discount,
  header,
  home,
  notFound,
  ownBookings,
  paymentMethods,
  placing,
  profile,
  results,
  schedule,
  search,
  stripeTest,
  theme,
  toasts,
} from './tests.ts';

const constants = testsOf('core/business-constants.test.ts');
const core = testsOf('core/calendar.test.ts');

export const errors: Section = {
  section: '8. Error catalogue',
  statements: [
    [
      'Login',
      account('reads Logging in... while it is under way, welcomes back, and goes home'),
      testsOf('http/suite/accounts.ts')('knows the difference between wrong words and none at all'),
    ],
    [
      'Registration',
      account('welcomes a new user, who is signed in at once and then redirected from the sign-in'),
      account('names every mistake, and says who is already there'),
    ],
    ['Logout', account('shows initials, the username and Signed in, and signs out')],
    ['Order creation (logged only)', cartPanel('stays open when the order fails, which is only logged')],
    ['Experiences load', home('says that experiences could not be loaded, and keeps standing')],
    [
      'Detail',
      detail('shows its outline while it loads, asks twice, and then says that it failed'),
      detail('says that it does not exist, with a way home'),
    ],
    [
      'Profile update',
      profile('has its sections and every field a person may edit, and keeps what is saved'),
      profile('names mistakes in the specified words, and a failure by its own'),
    ],
    [
      'Payment methods',
      paymentMethods('says what failed, with the server’s words'),
      paymentMethods('sets the default, and removes after asking'),
    ],
    [
      'Bookings (customer)',
      ownBookings('says what failed: the list after three more tries, a deletion by its words'),
      ownBookings('deletes an unconfirmed booking after asking, for good'),
      schedule('says that the cart is empty, removes lines, and says why a booking failed'),
    ],
    [
      'Scheduling: Date Required',
      schedule('lists what has no date, asks for one, books it and takes it out of the cart'),
    ],
    [
      'Payment',
      cardCheckout('says why a card was declined, and is paid by another or after the extra step'),
      cardCheckout('is booked though the answer to the payment was lost, and says so when nothing was paid'),
      cardCheckout('shows the new figures when prices have changed, and charges nothing else'),
      cardCheckout('says in the specified words what kept it from being prepared, and can be tried again'),
      cardCheckout('points to the card form when Enter is pressed, which books what is paid later'),
      cardCheckout('needs no card for what costs nothing, and takes none below fifty cents'),
    ],
    [
      'Test page',
      stripeTest('tests the connection, and opens a payment of an amount from fifty cents on'),
      stripeTest('says so when the shop cannot ask, or cannot be asked'),
    ],
    [
      'Booking at checkout',
      cardCheckout('that is paid and not booked says so when that is certain, and offers no second payment'),
      placing('says in the specified words what went wrong, and the form stays filled'),
    ],
    [
      'Discount',
      discount('is refused with the reason, or in the specified words where there is none'),
      discount('that cannot be judged just now is no reason to despair'),
    ],
    ['Pay later success', placing('is sent as specified, clears the cart and opens its confirmation')],
    ['Added to Cart, at home', bookNow('adds, says so, closes, and starts again from one and starter')],
    [
      'Added to Cart, on the detail',
      addToCart(
        'adds unit by unit: what matches in experience, tier and add-ons is one line; add-ons are cleared afterwards',
      ),
    ],
    [
      'image errors are silent',
      notFound('is asked for under its name in the shop, and then is the logo, contained, in silence'),
    ],
  ],
};

export const numbers: Section = {
  section: '9. Business constants and limits',
  statements: [
    [
      'tier prices and seat caps',
      testsOf('core/pricing/tiers.test.ts')('have a price each'),
      testsOf('core/pricing/tiers.test.ts')('have a label and say their seats'),
    ],
    [
      'every number of the table that core holds',
      constants('a line costs its tier price and add-ons, times its quantity'),
    ],
    ['home dialog total', bookNow('multiplies tier price and quantity, which is never less than one')],
    [
      'booking time default TBD',
      testsOf('http/suite/booking-spellings.ts')(
        'keeps AM/PM and zone of a unit without time text, and says TBD',
      ),
    ],
    ['date formats; a missing date shows TBD', core('are shown short and long, and a missing one as TBD')],
    [
      'bookings: retried 3 times',
      ownBookings('says what failed: the list after three more tries, a deletion by its words'),
    ],
    [
      'suggestions 5, dropdown about 240 px',
      search(
        'shows at most five suggestions, each with image, title, price and duration, in a list of about 240 px',
      ),
    ],
    [
      'related cap 6',
      detail('ends with at most six others of its first category, in six columns, three on small screens'),
    ],
    [
      'breakpoint 1080 px, scroll threshold 20 px',
      header('navigation moves into a side drawer that has everything the header had'),
      header('stays in view and changes its look once the page is scrolled more than 20 pixels'),
    ],
    [
      'carousel step 80 percent',
      home('scrolls by 80 % of its width with its arrows, which rest at the ends'),
    ],
    [
      'logo strip 15 logos, 100 s',
      home('shows 15 partner companies under a heading with the brand, and passes by once in 100 s'),
    ],
    ['toast 5000 ms', toasts('stays for 5000 ms, longer while it is pointed at, and can be dismissed')],
    [
      'toast one at a time',
      toasts('is shown one at a time, and announced once: what succeeded politely, what failed at once'),
    ],
    ['toast swipe threshold 50', toasts('is swiped away further than 50 pixels, and comes back from less')],
    [
      'price filter range',
      results('are chosen in a dialog of three groups, and nothing changes before Apply Filters'),
      decided('048'),
    ],
    ['theme default dark', theme('is dark by default, whatever the system prefers')],
    [
      'featured: the first with featured true',
      testsOf('core/catalogue/search.test.ts')('is the first with featured true'),
      decided('055'),
    ],
    [
      'upload maximum 5 MB',
      testsOf('http/admin-catalogue/uploads.test.ts')(
        'are refused when they are larger than 5 MB, by what they say and by what they are',
      ),
    ],
  ],
};
