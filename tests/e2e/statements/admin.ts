import { decided, type Section, testsOf } from './statement.ts';

const suite = (name: string) => testsOf(`e2e/suite/admin-${name}.ts`);

const access = suite('access');
const experiences = suite('experiences');
const bookings = suite('bookings');
const lists = suite('lists');
const partners = suite('partners');

const ADDS =
  'adds an experience by keyboard: mistakes at their fields, slug from the title, categories, a picture';
const FAILS = 'says what failed when adding and deleting';
const PAPERS =
  'downloads and resends the invoice and deletes the booking, each after asking where something is sent or lost';
const MOVES =
  'moves a category by arrows and by handle, from the keyboard too, and lets it stand out for a second';
const RENAMES = 'adds, renames and deletes, and says what failed';
const STATUSES = 'sets each of the three statuses from its list, which is closed while it is on its way';
const UPLOADS = 'takes pictures by drop and paste, and refuses others in the specified words';

export const adminDashboard: Section = {
  section: '2. Admin Dashboard',
  statements: [
    [
      'Access Denied for any user whose role is not admin, with Return to Home',
      access('says Access Denied to whoever is no administrator, and the way home'),
      access('is closed as soon as the server refuses, whatever was known of the user'),
      decided('042'),
    ],
    [
      'five tabs, default Experiences',
      access('has its five tabs first, starts with Experiences, and keeps the tab in the address'),
      decided('054'),
    ],
    [
      'Experiences: search, columns, badges',
      experiences(
        'lists id, title, category, four prices and status, and is searched by title or description',
      ),
    ],
    ['Experiences: Add Experience dialog, delete confirmation', experiences(ADDS)],
    [
      'Experiences: edit dialog',
      experiences('shows what somebody else changed meanwhile beside one’s own, and saves both'),
    ],
    [
      'Experiences: empty, loading, error with Retry',
      experiences('says that it is empty, that it failed, and loads again on Retry'),
    ],
    [
      'Bookings: search, columns',
      bookings(
        'lists bookings in the specified columns; search, filters and sort are the server’s and stand in the address',
      ),
      partners(
        'adds a partner, creates its keys and shows each once, rotates and revokes them; bookings are found by partner',
      ),
    ],
    [
      'Bookings: view details',
      bookings('shows a booking’s details: customer, experiences with dates, sums, money and mails'),
    ],
    ['Bookings: invoice PDF, resend, delete', bookings(PAPERS)],
    [
      'Bookings: empty, loading, error with Retry',
      bookings('says that it loads, and after two more tries that it failed and why'),
    ],
    ['Categories: order, arrows, counts, highlight', lists(MOVES)],
    ['Categories: add, edit, delete', lists(RENAMES)],
    [
      'Discount Codes: table, dialogs, empty text',
      lists('lists codes, adds, edits and deletes them, and says what failed'),
      lists('says when there are none'),
    ],
    [
      'Add-Ons: cards, dialogs, empty text',
      lists('shows cards, adds, edits and deletes add-ons, and says what failed'),
      lists('says when there are none'),
    ],
    [
      'logo carousel',
      lists('switch, order and edit the logos, and the storefront’s strip follows'),
      decided('054'),
    ],
  ],
};

export const adminBehaviour: Section = {
  section: '4. States and transitions (admin)',
  statements: [
    ['three statuses set freely, each disabled while in flight', bookings(STATUSES)],
    ['deletion is permanent after confirmation', bookings(PAPERS)],
    [
      'add-on active or inactive',
      lists('shows cards, adds, edits and deletes add-ons, and says what failed'),
    ],
    [
      'discount code active or inactive (edit only)',
      lists('lists codes, adds, edits and deletes them, and says what failed'),
    ],
    ['moving a category swaps one position; orders are 1..n', lists(MOVES)],
  ],
};

export const adminValidation: Section = {
  section: '5. Validation rules (admin)',
  statements: [
    ['the experience form’s messages and slug', experiences(ADDS)],
    ['the add-on form', lists('shows cards, adds, edits and deletes add-ons, and says what failed')],
    ['image upload', experiences(UPLOADS)],
    ['category: name and slug', lists(RENAMES)],
    ['discount code', lists('lists codes, adds, edits and deletes them, and says what failed')],
  ],
};

export const adminErrors: Section = {
  section: '8. Error catalogue (admin)',
  statements: [
    ['bookings: statuses', bookings(STATUSES)],
    ['bookings: cancel, invoice, email', bookings(PAPERS)],
    ['add-ons', lists('shows cards, adds, edits and deletes add-ons, and says what failed')],
    [
      'experiences',
      experiences(ADDS),
      experiences(FAILS),
      experiences(
        'does not lose what is not saved by a stray click or a step back, and says what the server refuses',
      ),
    ],
    ['categories', lists(RENAMES), lists(MOVES)],
    ['discount codes', lists('lists codes, adds, edits and deletes them, and says what failed')],
    ['upload', experiences(UPLOADS), experiences(ADDS)],
    [
      'list failures are inline with Retry',
      experiences('says that it is empty, that it failed, and loads again on Retry'),
    ],
  ],
};

export const adminNumbers: Section = {
  section: '9. Business constants and limits (admin)',
  statements: [
    ['image upload maximum', experiences(UPLOADS)],
    [
      'admin bookings are retried twice',
      bookings('says that it loads, and after two more tries that it failed and why'),
    ],
    ['category highlight 1 second', lists(MOVES)],
  ],
};
