import { decided, type Section, testsOf } from './statement.ts';
import { account, detail, loading, ownBookings, placing, profile } from './tests.ts';

const accounts = testsOf('http/suite/accounts.ts');
const catalogue = testsOf('http/suite/catalogue.ts');
const experiences = testsOf('http/admin-catalogue/experiences.test.ts');
const categories = testsOf('http/admin-catalogue/categories.test.ts');
const addOnsAndLogos = testsOf('http/admin-catalogue/add-ons-and-logos.test.ts');
const codes = testsOf('http/admin-catalogue/discount-codes.test.ts');
const methods = testsOf('http/account/payment-methods.test.ts');
const cardPayment = testsOf('http/payment/checkout.test.ts');

export const calls: Section = {
  section: '7. Calls',
  statements: [
    ['GET /api/user', accounts('tells nobody who they are without a session'), decided('017')],
    ['POST /api/login', accounts('answers the account, without case and around blanks')],
    ['POST /api/register', accounts('creates an account with every default, and signs in')],
    ['POST /api/logout', accounts('ends the session and both cookies')],
    [
      'PATCH /api/user/profile',
      testsOf('http/account/profile.test.ts')('is saved in every field, and answered as the account then is'),
    ],
    [
      'GET /api/experiences',
      catalogue('lists every experience by id, whole, with prices in dollars'),
      decided('050'),
    ],
    [
      'GET /api/experiences/slug/{slug}; retried once',
      catalogue('shows one experience by its slug'),
      detail('shows its outline while it loads, asks twice, and then says that it failed'),
    ],
    ['GET …/reviews', catalogue('shows the reviews of an experience, newest first')],
    [
      'GET /api/experiences/{id}/addons',
      catalogue('shows the add-ons of an experience, inactive ones marked'),
    ],
    ['GET /api/categories', catalogue('lists categories by order, with how much is in them')],
    ['GET /api/images/experiences/{file}', catalogue('serves images by file name, for good')],
    [
      'POST /api/orders',
      testsOf('http/suite/orders.ts')('records what is about to be checked out, at the prices as found'),
      decided('031'),
    ],
    [
      'POST /api/bookings (profile)',
      testsOf('http/suite/booking-spellings.ts')(
        'books one starter unit of experienceId for a profile, with its contact',
      ),
      decided('035'),
    ],
    [
      'POST /api/bookings (checkout)',
      testsOf('http/suite/booking-spellings.ts')(
        'books the cart as JSON text, as the checkout has always sent it',
      ),
      placing('is sent as specified, clears the cart and opens its confirmation'),
    ],
    [
      'GET /api/bookings: retried 3 times',
      ownBookings('says what failed: the list after three more tries, a deletion by its words'),
      testsOf('http/suite/own-bookings.ts')('are listed newest first, and nobody else’s among them'),
    ],
    [
      'DELETE /api/bookings/{id}',
      testsOf('http/suite/own-bookings.ts')(
        'removes it for good, and leaves an audit entry without personal data',
      ),
    ],
    [
      'payment methods: list, add, remove, default',
      methods('are added with what the form sends, the first as the default, and listed newest first'),
      methods('have the default that is chosen, and give it on when it goes'),
    ],
    [
      'POST /api/discount-codes/validate',
      testsOf('http/suite/discount-checks.ts')('answers what it takes off'),
    ],
    [
      'POST /api/create-payment-intent',
      cardPayment('opens a payment, takes the card, and books it as paid'),
      testsOf('core/payment/opening.test.ts')(
        'tells the provider what the specification names, in the shop’s own words',
      ),
    ],
    [
      'GET /api/test/stripe',
      testsOf('contracts/payments.ts')('says whose account takes the money'),
      decided('044'),
    ],
    [
      'POST /api/upload/image',
      testsOf('http/admin-catalogue/uploads.test.ts')(
        'are served in every width and format, for good, at both addresses',
      ),
      decided('052'),
    ],
    [
      'experiences: POST, PATCH, DELETE',
      experiences('take every field of the form'),
      experiences('change only in what is sent: no default comes along'),
      experiences('are gone when deleted, and what was booked of them stays whole'),
    ],
    [
      'categories: POST, PATCH, DELETE',
      categories('go last when they are new, and are served at once'),
      categories('are renamed, which experiences follow'),
      categories('are gone when deleted, and their experiences stay'),
    ],
    [
      'add-ons: POST, PATCH, DELETE',
      addOnsAndLogos('is created, listed first, and sold at once with its experiences'),
      addOnsAndLogos('is gone when deleted'),
    ],
    [
      'discount codes: list, POST, PATCH, DELETE',
      codes('take every field'),
      codes('change in what is sent, unless that is stale'),
      codes('are gone when deleted, and bookings that used them stay whole'),
    ],
    [
      'logo carousel: GET, PUT',
      addOnsAndLogos('is replaced as a whole, and keeps what is not said'),
      decided('054'),
    ],
    [
      'errors: the message, else HTTP {status}',
      placing('says in the specified words what went wrong, and the form stays filled'),
      testsOf('http/suite/problems.ts')('is a problem document, with the words where older clients look'),
      decided('012'),
    ],
    ['the per-unit variant of orders', decided('031')],
    [
      'fetches are not repeated by themselves',
      loading('never waits for what could be fetched ahead: pointing at a link fetches code and data'),
    ],
    [
      'session cookies',
      accounts('sets a cookie that scripts cannot read, and a hint that they can'),
      profile('changes the password, hands out all data, and closes the account for good'),
    ],
    [
      'a 401 of the current user is no error',
      account('shows initials, the username and Signed in, and signs out'),
      decided('017'),
    ],
  ],
};
