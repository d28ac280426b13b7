import { decided, type Section, testsOf } from './statement.ts';
import {
  account,
  addToCart,
  bookNow,
  cartPanel,
  checkout,
  confirmation,
  detail,
  discount,
  documents,
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
} from './tests.ts';

const tiers = testsOf('core/pricing/tiers.test.ts');
const money = testsOf('core/money.test.ts');

const HERO = 'opens with the featured experience: cover, NEW, year, LIVE, title, description and two ways on';
const DIALOG =
  'shows image, description, duration, theme, the four tiers with prices, a stepper, the total and a way to the details';
const EXPERIENCE =
  'shows image, badges, year, title, duration, price, theme, description, inclusions, tiers and add-ons';
const SIGN_IN = 'says what an account is good for, and asks for username and password in the specified words';
const SESSION = 'shows initials, the username and Signed in, and signs out';
const BOOKING_CARD =
  'shows each booking with reference, created date, title, duration, badge, date, time and total';
const UNITS =
  'may have a day from today on, a time, AM or PM and a zone; each may be taken back, and all is kept';
const CONFIRMATION =
  'tells who booked everything: reference, mail, follow-up, tentative dates, sessions, total and mailbox';
const OFFERS = 'offers one way to book, two ways to pay with Pay Later chosen, and asks who books';
const TABS =
  'sends visitors to the sign-in and has four tabs, which stand in the address and load when they are chosen';
const ADD_CARD = 'adds a card with a form that says it is a simulation, and judges it in the specified words';
const LISTS_UNDATED = 'lists what has no date, asks for one, books it and takes it out of the cart';

export const whatItDoes: Section = {
  section: '1. What the product does and for whom',
  statements: [
    [
      'four tiers by seat count: up to 50, 99, 150, 250 seats',
      tiers('have a label and say their seats'),
      bookNow(DIALOG),
    ],
    ['each tier has its own price in USD', tiers('have a price each'), detail(EXPERIENCE)],
    ['add-ons, categories, featured, new', detail(EXPERIENCE), home(HERO)],
    [
      'discount codes can be applied at checkout',
      discount('is applied whatever its case, said, shown beside the total, and can be taken away'),
    ],
    [
      'the header offers Contact Us, Book A Demo, search, filter, cart with badge, sign-in',
      header('offers contact, demo, search, filters, theme, cart and sign-in'),
    ],
    ['or a user menu once signed in', account(SESSION)],
    [
      'the cart button has an item-count badge',
      header('counts the lines of the cart, in every tab alike'),
      decided('029'),
    ],
    [
      'the header changes its look once scrolled more than 20 pixels',
      header('stays in view and changes its look once the page is scrolled more than 20 pixels'),
    ],
    [
      '15 partner logos under a heading with the brand; one cycle is 100 seconds',
      home('shows 15 partner companies under a heading with the brand, and passes by once in 100 s'),
    ],
    [
      'below 1080 pixels navigation moves into a side drawer',
      header('navigation moves into a side drawer that has everything the header had'),
    ],
    [
      'theme light, dark or system, remembered locally',
      theme('is remembered under `theme`, and stands before anything is painted'),
    ],
    ['theme default dark', theme('is dark by default, whatever the system prefers')],
    [
      'prices in USD, with 2 decimals where money is itemised',
      money('has two decimals and grouping where it is itemised'),
      decided('005'),
    ],
  ],
};

export const routes: Section = {
  section: '2. Screens and routes',
  statements: [
    ['/ is the home page', home(HERO)],
    [
      '/auth is sign in and registration',
      account(SIGN_IN),
      account('welcomes a new user, who is signed in at once and then redirected from the sign-in'),
    ],
    ['/experience/{slug} is the detail', detail(EXPERIENCE)],
    [
      'a numeric id leads to the slug',
      detail('goes home without a slug, and from a number to the slug'),
      decided('046'),
    ],
    [
      '/checkout is cart review and checkout',
      checkout('sums up each line with title, tier, quantity, add-ons, base and total'),
    ],
    ['/profile is the user’s area', profile(TABS)],
    [
      '/contact and /about',
      notFound('tell of purpose, approach and team, and open the contact form in a new tab'),
    ],
    ['/order-confirmation/{bookingReference}', confirmation(CONFIRMATION)],
    [
      '/stripe-test is the payment test page',
      decided('002'),
      stripeTest('tests the connection, and opens a payment of an amount from fifty cents on'),
      testsOf('http/payment/money-of-a-booking.test.ts')(
        'can be asked for by the test page, which gives it back',
      ),
    ],
    [
      'any other path is Page Not Found',
      notFound('is the Page Not Found screen, with a way home'),
      documents('has the status that is true: 404 for what is not there, 301 from numbers to slugs'),
    ],
  ],
};

export const homePage: Section = {
  section: '2. Home',
  statements: [
    ['featured hero: cover, NEW, year, LIVE, title, description, View Experience, Book Now', home(HERO)],
    [
      'the hero is hidden while a search is active',
      results('finds titles, descriptions and inclusions, titles first, and hides hero and rows'),
    ],
    [
      'Book Now dialog: image, description, duration, theme, tiers, stepper, total, Add to Cart, details',
      bookNow(DIALOG),
    ],
    [
      'a Filter button; the heading reads Browse Events',
      home('has a Filter button beside Browse Events, and a row for each category in their order'),
    ],
    [
      'or Filters Applied: with the active filters',
      results('live in the address: shared it shows the same, and the back button takes them back'),
    ],
    [
      'category rows sorted by order',
      home('has a Filter button beside Browse Events, and a row for each category in their order'),
    ],
    [
      'Filter Experiences: Categories, Duration, Price Range, Reset, Apply Filters',
      results('are chosen in a dialog of three groups, and nothing changes before Apply Filters'),
    ],
    [
      'Search Results for "{term}"',
      results('finds titles, descriptions and inclusions, titles first, and hides hero and rows'),
    ],
    [
      'No experiences found matching "{term}"',
      results('says in the specified words that nothing was found, whatever was searched for'),
    ],
    ['footer: Browse, Support, copyright with the year', home('ends with Browse, Support and the year')],
  ],
};

export const headerOfEveryPage: Section = {
  section: '2. Header',
  statements: [
    [
      'suggestions drop down on focus, with text and results; at most 5; image, title, price, duration; about 240 px',
      search(
        'shows at most five suggestions, each with image, title, price and duration, in a list of about 240 px',
      ),
    ],
    [
      'arrow keys move the highlight; Enter opens it',
      search(
        'moves the highlight with the arrow keys, round both ends, and opens the highlighted one with Enter',
      ),
    ],
    [
      'Enter otherwise submits the search',
      search('submits the text with Enter when nothing is highlighted, trimmed, and never an empty one'),
    ],
    [
      'Escape closes, a click outside closes; opening clears the text; closing clears text and suggestions',
      search(
        'closes with Escape and with a click outside, which clears text and suggestions, and opens empty',
      ),
      decided('049'),
    ],
    [
      'clearing the text searches for the empty string',
      search('searches for nothing when its text is emptied, which brings the rows back'),
    ],
    [
      'the cart button opens Shopping Cart; Your cart is empty',
      cartPanel('says that the cart is empty, and records no order'),
    ],
    [
      'it lists the lines, a total in $ with 2 decimals and USD, and Checkout',
      cartPanel('lists the lines and a total in $ with two decimals and USD'),
    ],
    ['signed in: username, initials, Signed in, Sign out', account(SESSION)],
    [
      'Admin Dashboard link',
      account('has the Admin Dashboard for administrators alone, whatever their name'),
      decided('042'),
    ],
  ],
};

export const experiencePage: Section = {
  section: '2. Experience detail',
  statements: [
    [
      'a loading skeleton; Error Loading Experience',
      detail('shows its outline while it loads, asks twice, and then says that it failed'),
    ],
    ['Experience Not Found, Back to Home', detail('says that it does not exist, with a way home')],
    ['missing slug: redirect to /', detail('goes home without a slug, and from a number to the slug')],
    [
      'Back goes to the previous page, otherwise /',
      detail('goes to the previous page if there is one in the shop, else home'),
    ],
    [
      'image, NEW, year, LIVE, title, duration, Starting at, theme, description, inclusions, tiers, add-ons',
      detail(EXPERIENCE),
    ],
    [
      'what it does not have is left out',
      detail('leaves out what it does not have: theme, badge, inactive add-ons, reviews, others like it'),
    ],
    [
      'optional video preview from pasted markup',
      detail('plays its preview in a frame of ours, and only from a host that is listed'),
      decided('051'),
    ],
    [
      'Add to Cart card with quantity, tier and the add-on total',
      addToCart('starts from one and starter, and totals tier, add-ons and quantity'),
    ],
    [
      'More Like This: 3 columns on small screens, 6 from medium',
      detail('ends with at most six others of its first category, in six columns, three on small screens'),
    ],
  ],
};

export const signInPage: Section = {
  section: '2. Sign-in',
  statements: [
    [
      'already signed in: redirect to /',
      account('welcomes a new user, who is signed in at once and then redirected from the sign-in'),
    ],
    ['Back to Home, username, password, Login; the three lines of the side panel', account(SIGN_IN)],
    [
      'Logging in... with a spinner',
      account('reads Logging in... while it is under way, welcomes back, and goes home'),
    ],
    ['the registration form', account('names every mistake, and says who is already there'), decided('043')],
  ],
};

export const profilePage: Section = {
  section: '2. Profile',
  statements: [
    ['an unauthenticated visitor is sent to /auth; Your Profile; four tabs', profile(TABS)],
    [
      'Profile: sections and Save Profile',
      profile('has its sections and every field a person may edit, and keeps what is saved'),
    ],
    [
      'Payment Methods: list, Add Payment Method form, simulation note',
      paymentMethods(ADD_CARD),
      decided('028'),
    ],
    ['Default badge, Set Default, remove', paymentMethods('sets the default, and removes after asking')],
    [
      'Schedule Experiences: undated lines with stepper, Remove, date picker, Book Experience; All cart items have been scheduled!',
      schedule(LISTS_UNDATED),
    ],
    [
      'Schedule: Your cart is empty',
      schedule('says that the cart is empty, removes lines, and says why a booking failed'),
    ],
    [
      'Your Bookings: reference, date, title, duration, badge, time, total, Contact Host',
      ownBookings(BOOKING_CARD),
      decided('040'),
    ],
    [
      'Experience not found / Duration not available',
      decided('041'),
      testsOf('core/booking/mails.test.ts')('names a booked experience that left no snapshot'),
    ],
    [
      'Cancel Order with Delete Booking dialog',
      ownBookings('deletes an unconfirmed booking after asking, for good'),
    ],
  ],
};

export const checkoutPage: Section = {
  section: '2. Checkout',
  statements: [
    [
      'Your cart is empty, Browse Experiences',
      checkout('says that the cart is empty, and leads back to the experiences'),
    ],
    [
      'Order Summary: title, tier, quantity, add-ons, line total, base, Subtotal, Discount, Total',
      checkout('sums up each line with title, tier, quantity, add-ons, base and total'),
    ],
    [
      'a discount-code box with Apply',
      discount('is applied whatever its case, said, shown beside the total, and can be taken away'),
    ],
    [
      'Booking Options: Create Booking; Payment Method: Credit Card (Stripe), Pay Later by default; Customer Information',
      checkout(OFFERS),
    ],
    ['each unit: date picker, time, AM/PM, nine zones; tentative notes', checkout(UNITS)],
    [
      'Confirm Booking appears only for pay later',
      checkout(OFFERS),
      placing('is sent as specified, clears the cart and opens its confirmation'),
    ],
  ],
};

export const otherPages: Section = {
  section: '2. Contact, confirmation, test page',
  statements: [
    [
      'Contact opens the hosted form in a new tab',
      notFound('tell of purpose, approach and team, and open the contact form in a new tab'),
    ],
    ['a local contact form exists but is unused', decided('031')],
    [
      'Order Confirmed! with reference, mail, follow-up, finalising, tentative dates, mailbox, Return to Home',
      confirmation(CONFIRMATION),
    ],
    [
      'strangers see generic words',
      confirmation('tells a stranger nothing, in the same words for every reference'),
      decided('037'),
    ],
  ],
};
