import { MAIL_STATES } from '@wondercast/core/bookings/booking/booking-mail';
import { CHANGE_STATES } from '@wondercast/core/bookings/booking/change-states';
import { BOOKING_STATES, DELIVERY_STATUSES } from '@wondercast/core/bookings/booking/states';
import { DOCUMENT_STATES } from '@wondercast/core/bookings/invoicing/document-state';
import { REVIEW_STATES, TOLD_STATES } from '@wondercast/core/bookings/reviews/review-states';
import { CHECK_STATES } from '@wondercast/core/bookings/taxing/check-states';
import { SESSION_STATES } from '@wondercast/core/calendar/scheduling/session-states';
import { ASSIGNMENT_STATES } from '@wondercast/core/calendar/staffing/assignment-states';
import { SUGGESTION_STATES } from '@wondercast/core/desk/delivery/suggestion-state';
import { ENTRY_STATUSES } from '@wondercast/core/money/payment/entry-status';
import { INTENT_STATES } from '@wondercast/core/money/payment/intent-states';
import { PAYMENT_STANDINGS, PAYMENT_STATUSES } from '@wondercast/core/money/payment/payment-status';
import { RECEIPT_STATUSES } from '@wondercast/core/money/payment/receipt';
import { KEY_STATES } from '@wondercast/core/people/partners/key';
import { WEBHOOK_DELIVERY_STATES } from '@wondercast/core/people/partners/webhook';

/** A file of the product, by its path from the root. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** What no import rule can see. `finds` answers the words that break the rule. */
export interface SourceRule {
  readonly name: string;
  readonly why: string;
  readonly finds: (source: Source) => readonly string[];
  /** A source that must break it. */
  readonly planted: Source;
}

const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path);

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([found]) => found.trim());

/** A rule about the words in the code of some files. */
const words = (
  name: string,
  why: string,
  where: (path: string) => boolean,
  pattern: RegExp,
  planted: Source,
): SourceRule => ({
  name,
  why,
  finds: ({ path, text }) => (isCode(path) && where(path) ? matches(text, pattern) : []),
  planted,
});

/** A rule about where files stand. */
const places = (name: string, why: string, pattern: RegExp, path: string): SourceRule => ({
  name,
  why,
  finds: (source) => matches(source.path, pattern),
  planted: { path, text: '' },
});

/** Everywhere but here, where the patterns would find themselves. */
const everywhere = (path: string) => path !== 'tests/architecture/source-rules.ts';
const inProduct = (path: string) => /^(core|openapi|adapters|web)\//.test(path);

/** What each name of a state may say, from core's own lists. */
const STATED: Readonly<Record<string, readonly string[]>> = {
  state: [
    ...BOOKING_STATES,
    ...SESSION_STATES,
    ...ASSIGNMENT_STATES,
    ...INTENT_STATES,
    ...CHANGE_STATES,
    ...CHECK_STATES,
    ...MAIL_STATES,
    ...REVIEW_STATES,
    ...TOLD_STATES,
    ...SUGGESTION_STATES,
    ...DOCUMENT_STATES,
    ...KEY_STATES,
    ...WEBHOOK_DELIVERY_STATES,
  ],
  status: [
    ...ENTRY_STATUSES,
    ...RECEIPT_STATUSES,
    ...INTENT_STATES,
    ...PAYMENT_STANDINGS,
    ...KEY_STATES,
    ...WEBHOOK_DELIVERY_STATES,
  ],
  'payment_?[sS]tatus': [...PAYMENT_STATUSES, ...PAYMENT_STANDINGS],
  'delivery_?[sS]tatus': DELIVERY_STATUSES,
  standing: PAYMENT_STANDINGS,
};

const anyOf = (texts: readonly string[]): string => `(?:${[...new Set(texts)].join('|')})`;
const NAMES = anyOf(Object.keys(STATED));
const textsOf = (before: string, between: string): string =>
  anyOf(Object.entries(STATED).map(([name, texts]) => `${before}${name}${between}'${anyOf(texts)}'`));

/** A comparison, a list that is looked into, a switch. */
const COMPARES_A_STATE = new RegExp(
  [
    textsOf(String.raw`\b`, String.raw`\)?\s*[=!]==?\s*`),
    textsOf(String.raw`\w*`, String.raw`(?:Of)?\([^()]*\)\s*[=!]==?\s*`).replaceAll(
      'standing',
      '[sS]tanding',
    ),
    String.raw`'\]\)?\.(?:includes|has)\([\w.?]*\b${NAMES}\)`,
    String.raw`\bswitch \([\w.?]*\b${NAMES}\)`,
  ].join('|'),
  'g',
);

/** The same in SQL, as text and as Kysely writes it. */
const STATES_IN_SQL = new RegExp(
  [
    textsOf(String.raw`\b`, String.raw`\s*(?:=|<>|(?:not )?in \()\s*`),
    textsOf(String.raw`'(?:\w+\.)?`, String.raw`',\s*'(?:=|<>|!=|in|not in)',\s*\[?`),
  ].join('|'),
  'g',
);

/**
 * A payment provider has statuses of its own, some of which read as ours do: what speaks for one, its card forms and its double in the
 * tests translate them. Migrations spell states out, since they are history.
 */
const OF_OTHERS =
  /^(?:adapters\/(?:stripe|simulator|postgres\/migrations)|web\/features\/card|tests\/support\/stripe-double)\//;

export const sourceRules: readonly SourceRule[] = [
  words(
    'only web/api talks to the network',
    'One client of the contract, so that errors, cookies and keys are handled once.',
    (path) => path.startsWith('web/') && !path.startsWith('web/api/'),
    /(?<![\w.'"-])fetch\s*\(|\b(?:window|globalThis)\.fetch\b|\bXMLHttpRequest\b|\bsendBeacon\b|\bnew (?:WebSocket|EventSource)\b/g,
    { path: 'web/pages/HomePage.tsx', text: `const page = await fetch('/api/experiences');` },
  ),
  words(
    'colours come from the theme',
    'A colour written elsewhere is wrong in the other theme.',
    (path) => path.startsWith('web/') && !path.startsWith('web/ui/theme'),
    /(?<![&\w])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!-)/gi,
    { path: 'web/ui/primitives/Button.tsx', text: `const Look = styled.button\`color: #FF00aa;\`` },
  ),
  words(
    'core has no clock, no dice and no terminal',
    'They come through ports; pure code receives now.',
    (path) => path.startsWith('core/'),
    /\bnew Date\(\s*\)|\bDate\.now\b|\bMath\.random\b|\bcrypto\.|\bconsole\.|\bprocess\./g,
    { path: 'core/bookings/booking/booking.ts', text: 'const at = new Date();' },
  ),
  words(
    'nothing is silenced',
    'A type that does not fit is a question; answer it.',
    everywhere,
    /\bas any\b|[:<,]\s*any\b\s*[\])>;,=|&[]|@ts-(?:ignore|nocheck|expect-error)|biome-ignore\s+lint\/suspicious\/noExplicitAny|eslint-disable/g,
    { path: 'core/kernel/money.ts', text: 'const amount = value as any;' },
  ),
  words(
    'nothing is left for later',
    'An issue remembers better than a comment.',
    everywhere,
    /\b(?:TODO|FIXME|HACK|XXX)\b/g,
    { path: 'adapters/http/app.ts', text: '// TODO: limits' },
  ),
  words(
    'no test is singled out or skipped',
    'A suite whose dependency is missing fails; it never skips silently.',
    (path) => path.startsWith('tests/') && everywhere(path),
    /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:only|skip|skipIf|todo|fails)\b/g,
    { path: 'tests/core/money.test.ts', text: `it.skip('rounds half up', () => {});` },
  ),
  words(
    'tests wait for conditions',
    'A while is too long on a quick machine and too short on a busy one: `until` waits, and `timePasses` says that time is the subject.',
    (path) => /^tests\/(?!bench\/|support\/(?:until|time-passes)\.ts)/.test(path) && everywhere(path),
    /\bwaitForTimeout\b|\bsetTimeout as\b|\bsetTimeout\((?:resolve|wait)\b/g,
    { path: 'tests/http/limits.test.ts', text: 'await new Promise((resolve) => setTimeout(resolve, 200));' },
  ),
  words(
    'no path of one machine',
    'The shop runs anywhere.',
    everywhere,
    /(?<![\w:.$}-])\/(?:work|root|home\/\w+|Users\/\w+)\/[\w.-]+/g,
    { path: 'scripts/start.mjs', text: `const data = '/home/ada/data';` },
  ),
  words(
    'a form does not write a length itself',
    'The rule has it (`maxLengthOf`), or a constant of core that the rule uses too.',
    (path) => path.startsWith('web/'),
    /\bmaxLength(?:=\{|: )\d/g,
    { path: 'web/features/admin-add-ons/AddOnForm.tsx', text: `<TextField maxLength={120} />` },
  ),
  words(
    'secrets are not written down',
    'They come from the configuration.',
    inProduct,
    /\b(?:sk|rk)_(?:live|test)_\w{8,}|\bwhsec_\w{8,}|-----BEGIN [A-Z ]*PRIVATE KEY-----/g,
    { path: 'adapters/stripe/stripe.ts', text: `const key = 'sk_live_0123456789';` },
  ),
  words(
    'what a state means is asked of its table',
    'A state that is compared with elsewhere is forgotten by the next one (decision 211).',
    (path) => (inProduct(path) || /^tests\/(?:support|faults)\//.test(path)) && !OF_OTHERS.test(path),
    COMPARES_A_STATE,
    { path: 'core/desk/delivery/board-session.ts', text: `if (session.state === 'agreed') return [];` },
  ),
  words(
    'states of a statement come from their table',
    'A set of states that SQL spells out is forgotten by the next state (decision 211).',
    (path) => path.startsWith('adapters/postgres/') && !OF_OTHERS.test(path),
    STATES_IN_SQL,
    {
      path: 'adapters/postgres/delivery/inbox.ts',
      text: `db.selectFrom('booking_slots').where('s.state', 'in', ['agreed', 'delivered'])`,
    },
  ),
  places(
    'no barrels',
    'Import from the file that has the thing.',
    /(?:^|\/)index\.(?:[cm]?[jt]sx?)$/g,
    'web/ui/index.ts',
  ),
  places(
    'no drawers for odds and ends',
    'Shared things have names.',
    /(?:^|\/)(?:utils?|helpers?|common|types|hooks|misc|lib)\//g,
    'web/hooks/use-cart.ts',
  ),
  places(
    'files are named for what they export',
    'Kebab-case, except components; no Manager, no Service, no second part of a first.',
    /(?:^|\/)[^/]*(?:[mM]anager|[hH]elpers?|[sS]ervice|[dD]to|[uU]tils|-impl|-2)\.tsx?$/g,
    'adapters/http/booking-service.ts',
  ),
];
