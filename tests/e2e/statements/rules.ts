import { decided, type Section, testsOf } from './statement.ts';
import {
  account,
  addToCart,
  bookNow,
  cardCheckout,
  cardReturn,
  cartPanel,
  checkout,
  detail,
  discount,
  notFound,
  ownBookings,
  paymentMethods,
  placing,
  profile,
  results,
  schedule,
  search,
  stripe,
} from './tests.ts';

const accounts = testsOf('contracts/accounts.ts');
const catalogue = testsOf('contracts/catalogue.ts');
const bookings = testsOf('contracts/bookings.ts');
const codes = testsOf('contracts/discount-codes.ts');
const httpBookings = testsOf('http/suite/bookings.ts');
const spellings = testsOf('http/suite/booking-spellings.ts');
const access = testsOf('http/suite/access-matrix.ts');
const httpExperiences = testsOf('http/admin-catalogue/experiences.test.ts');
const httpCategories = testsOf('http/admin-catalogue/categories.test.ts');
const httpCodes = testsOf('http/admin-catalogue/discount-codes.test.ts');
const addOnsAndLogos = testsOf('http/admin-catalogue/add-ons-and-logos.test.ts');
const uploads = testsOf('http/admin-catalogue/uploads.test.ts');
const searching = testsOf('core/catalogue/search.test.ts');
const stored = testsOf('core/cart/stored-cart.test.ts');
const cart = testsOf('core/cart/cart.test.ts');
const cardPayment = testsOf('http/payment/checkout.test.ts');
const catalogueRules = testsOf('core/catalogue/rules.test.ts');
const profileRules = testsOf('core/account/profile-rules.test.ts');
const paymentRules = testsOf('core/payment/rules.test.ts');

const PER_UNIT =
  'adds unit by unit: what matches in experience, tier and add-ons is one line; add-ons are cleared afterwards';

export const entities: Section = {
  section: '3. Entities and their fields',
  statements: [
    ['users: every field', accounts('keeps %s')],
    ['users: every default', accounts('has by default %s %j')],
    ['usernames are unique', accounts('refuses a taken username in any case')],
    [
      'eventNotifications true unless explicitly false',
      profileRules('counts notifications as wanted unless explicitly not'),
    ],
    [
      'categories: name and slug unique, order',
      catalogue('refuses a taken category slug, and a taken category name in any case'),
      catalogue('puts a new category last, and counts from 1 without gaps'),
      decided('047'),
    ],
    ['experiences: every field', catalogue('keeps %s')],
    [
      'experiences: every default',
      catalogueRules('has the specified defaults when it is new'),
      httpExperiences('are created with the specified defaults, and served at once'),
    ],
    [
      'experiences and categories: unique pairs; answers carry categories',
      catalogue('names the categories of an experience by their order, however they were given, each once'),
    ],
    [
      'reviews: every field, fetched per experience',
      catalogue('keeps every field of a review, newest first'),
    ],
    ['bookings: every field', bookings('keeps every field, with lines and slots in their order')],
    [
      'bookings: the flat fields, cartItems and experienceDates are derived',
      httpBookings('answers 201 with everything that was booked, and leaves nothing out'),
      decided('033'),
    ],
    ['references are unique', bookings('refuses a taken reference and a payment that has already bought')],
    ['orders: every field', testsOf('contracts/orders.ts')('keeps every field')],
    ['payment_methods: every field', testsOf('contracts/payment-methods.ts')('keeps every field')],
    [
      'discount_codes: every field and default',
      codes('keeps every field'),
      httpCodes('are created in capitals with the specified defaults, listed first, and count at once'),
    ],
    [
      'add_ons: every field, linked to experiences',
      catalogue('keeps every field of an add-on'),
      addOnsAndLogos('is created, listed first, and sold at once with its experiences'),
    ],
    [
      'logo_carousel: every field',
      catalogue('replaces the logos, in the given order, with every field'),
      decided('054'),
    ],
    ['sessions', testsOf('contracts/sessions.ts')('keeps what a session holds, and replaces it')],
    [
      'cart item: both stored spellings',
      stored('reads the spelling of the detail page'),
      stored('reads the other spelling, tier and extras, and writes it as the first'),
      decided('029'),
    ],
    [
      'order request item',
      testsOf('http/suite/orders.ts')('records what is about to be checked out, at the prices as found'),
    ],
    ['the per-unit order variant', decided('031')],
    [
      'discount validation response',
      testsOf('http/suite/discount-checks.ts')('answers what it takes off'),
      decided('021'),
    ],
    ['payment intent response', cardPayment('opens a payment, takes the card, and books it as paid')],
    ['insert rules: prices are numbers, minimum 0', catalogueRules('refuses a %s price that is none')],
  ],
};

export const behaviour: Section = {
  section: '4. States and rules',
  statements: [
    [
      'merging and adding per unit',
      addToCart(PER_UNIT),
      cart(
        'raises the quantity of a line whose experience, tier and add-ons all match, by as many as are added',
      ),
      decided('029'),
    ],
    [
      'the cart is kept in the browser, every change at once',
      cartPanel('changes quantities, removes lines, and keeps every change in the browser'),
    ],
    ['a quantity below one removes the line', cart('removes a line whose quantity becomes %i')],
    ['totals', cart('is the sum of (tier price + add-ons) × quantity')],
    [
      'home add to cart: the dialog closes and starts again',
      bookNow('adds, says so, closes, and starts again from one and starter'),
    ],
    [
      'cart panel Checkout records an order; failure is only logged; the cart stays',
      cartPanel('records an order with Checkout and goes there; the cart is not cleared'),
      cartPanel('stays open when the order fails, which is only logged'),
    ],
    [
      'filters: Apply commits, Reset clears, pressing again deselects',
      results('are chosen in a dialog of three groups, and nothing changes before Apply Filters'),
      results('are taken back by pressing the chosen one again, and all of them by Reset'),
    ],
    [
      'search text replaces the rows',
      results('finds titles, descriptions and inclusions, titles first, and hides hero and rows'),
    ],
    [
      'images: uploads, the same-origin address, the old host, the logo; silent',
      notFound('is asked for under its name in the shop, and then is the logo, contained, in silence'),
      testsOf('web/image-sources.test.ts')('are tried at the other address of the shop when they fail'),
      decided('052'),
    ],
    [
      'pending bookings may be deleted by their owner, confirmed ones not',
      ownBookings('deletes an unconfirmed booking after asking, for good'),
      testsOf('http/suite/own-bookings.ts')('is refused once it is confirmed'),
      decided('038'),
    ],
    [
      'bookings load only while their tab is active',
      profile(
        'sends visitors to the sign-in and has four tabs, which stand in the address and load when they are chosen',
      ),
    ],
    [
      'a booking from Schedule removes the cart item',
      schedule('lists what has no date, asks for one, books it and takes it out of the cart'),
    ],
    ['category order 1..n', httpCategories('move to a place, and the others make room'), decided('047')],
    [
      'card: succeeded payment is booked as paid',
      cardPayment('opens a payment, takes the card, and books it as paid'),
      cardCheckout(
        'opens the form once it knows for whom, is paid, booked and confirmed, and empties the cart',
      ),
      stripe('fetches Stripe’s script when card is chosen and not before, is declined, then paid and booked'),
      decided('020'),
    ],
    [
      'card: a change updates the one intent, leaving cancels it',
      cardPayment('changes the payment with the cart, and says how it stands to nobody else'),
      cardPayment('is left without anything payable'),
      cardCheckout(
        'cannot be sent without a phone number, changes its one payment with the form, and cancels it when it is left',
      ),
      decided('025'),
    ],
    [
      'paid but not booked cannot stay so',
      cardPayment('books what was paid though the browser is closed after the payment'),
      cardCheckout('is booked by the shop itself when the browser cannot'),
      decided('024'),
    ],
    [
      'card: back from a redirect',
      cardReturn('finds the booking of what was paid, an empty cart, and the same booking once more'),
      cardReturn('is told that the payment failed, with cart and customer as they were'),
      stripe('goes to the bank and back: refused the form is filled, approved it is booked'),
      decided('026'),
    ],
    [
      'pay later: pending, confirmation, cart cleared',
      placing('is sent as specified, clears the cart and opens its confirmation'),
    ],
    [
      'discount: asked again when the subtotal changes, dropped when invalid',
      discount('is asked again when the subtotal changes, and dropped when it no longer holds'),
    ],
  ],
};

export const validation: Section = {
  section: '5. Validation rules',
  statements: [
    [
      'login words',
      account('says what an account is good for, and asks for username and password in the specified words'),
    ],
    ['registration', account('names every mistake, and says who is already there'), decided('043')],
    [
      'suggestions: title or description, at most 5',
      search(
        'finds what is in a title or a description, whatever its case, and shows nothing where nothing is found',
      ),
      decided('049'),
    ],
    [
      'a search is submitted only when non-empty',
      search('submits the text with Enter when nothing is highlighted, trimmed, and never an empty one'),
    ],
    [
      'home search: title, description, inclusions; titles first',
      searching('puts matches in the title first and otherwise keeps the order'),
      searching('reads inclusions for results and not for suggestions'),
    ],
    ['quantity minimum 1', bookNow('multiplies tier price and quantity, which is never less than one')],
    [
      'duration filter and price buckets',
      searching('have labels as the dialog shows them'),
      searching('leave no price without exactly one bucket'),
      decided('048'),
    ],
    ['a missing price counts as 0', searching('count a missing price as 0')],
    [
      'related: first category, at most 6, none without',
      searching('share the first category of the current one, and leave itself out'),
      searching('are at most six'),
      searching('are none without a category'),
    ],
    [
      'experience form',
      catalogueRules('needs its slug in the form, where it is made while the title is typed'),
      httpExperiences('say everything that is wrong, each at its field'),
    ],
    ['add-on form', addOnsAndLogos('needs name, description and price')],
    [
      'upload: image type, 5 MB',
      uploads('are judged by their content, not by name or announced type'),
      uploads('are refused when they are larger than 5 MB, by what they say and by what they are'),
    ],
    ['category: name and slug', httpCategories('have names and slugs of their own')],
    [
      'discount code: required fields and defaults',
      httpCodes('are created in capitals with the specified defaults, listed first, and count at once'),
    ],
    [
      'bookings: required fields',
      testsOf('core/booking/rules.test.ts')('needs names and an address: %j'),
      decided('036'),
    ],
    [
      'profile schema and options',
      profile('names mistakes in the specified words, and a failure by its own'),
      profileRules('knows the company size %s'),
      profileRules('knows the communication %s'),
    ],
    [
      'payment method words',
      paymentMethods(
        'adds a card with a form that says it is a simulation, and judges it in the specified words',
      ),
      paymentRules('has no room for a full card number anywhere'),
    ],
    ['removal asks', paymentMethods('sets the default, and removes after asking')],
    [
      'checkout: required words, in order',
      checkout(
        'asks for first name, last name and email in the specified words, and leads to the first that is missing',
      ),
    ],
    [
      'blank discount code',
      discount('is refused with the reason, or in the specified words where there is none'),
    ],
    [
      'dates and times optional, in any combination',
      checkout(
        'may have a day from today on, a time, AM or PM and a zone; each may be taken back, and all is kept',
      ),
      spellings('keeps AM/PM and zone of a unit without time text, and says TBD'),
    ],
    [
      'below 50 cents',
      cardPayment('refuses to open below fifty cents, while pay later stays open'),
      cardCheckout('needs no card for what costs nothing, and takes none below fifty cents'),
      decided('023'),
    ],
    [
      'scheduling needs a date',
      schedule('lists what has no date, asks for one, books it and takes it out of the cart'),
    ],
    ['the unused contact form', decided('031')],
  ],
};

export const roles: Section = {
  section: '6. Roles and permissions',
  statements: [
    ['visitors: browse, search, filter, cart, detail, order, book', access('%s serves everybody')],
    ['signed in: profile, cards, own bookings', access('%s is 401 to visitors')],
    ['admin: everything else', access('%s is 401 to visitors and 403 to users'), decided('042')],
    [
      'ownership of bookings',
      testsOf('http/suite/own-bookings.ts')(
        'stay closed to everybody else, in the words for what is not there',
      ),
      decided('037'),
    ],
    ['the header link', account('has the Admin Dashboard for administrators alone, whatever their name')],
    [
      'the detail page is for all',
      detail(
        'shows image, badges, year, title, duration, price, theme, description, inclusions, tiers and add-ons',
      ),
    ],
  ],
};
