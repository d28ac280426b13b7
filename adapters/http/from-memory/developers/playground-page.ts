import { readFileSync } from 'node:fs';
import type { DeveloperPage } from './developer-page.ts';

const script = (name: string): string =>
  readFileSync(new URL(`./scripts/${name}.js`, import.meta.url), 'utf8');

/** Scripts of these pages. No page of the storefront loads them. */
export const DEVELOPER_SCRIPTS: Readonly<Record<string, string>> = {
  '/developers/playground.js': script('playground'),
  '/developers/test-mail.js': script('test-mail'),
  '/developers/keys.js': script('keys'),
};

const field = (name: string, label: string, placeholder: string, more = ''): string =>
  `<label>${label}<input name="${name}" placeholder="${placeholder}" autocomplete="off" spellcheck="false"${more}></label>`;

const choice = (name: string, label: string, options: readonly (readonly [string, string])[]): string =>
  `<label>${label}<select name="${name}">${options.map(([value, words]) => `<option value="${value}">${words}</option>`).join('')}</select></label>`;

/** The widget with a visitor's own test key, and the code to copy. */
export const playgroundPage: DeveloperPage = {
  url: '/developers/playground',
  title: 'Playground',
  scripts: ['/widget.js', '/developers/playground.js'],
  content: `<h1>Playground</h1>
<p class="lead">The widget as it stands in your page. It takes a publishable key of the test shop: what it books is nobody’s evening and nobody’s money.
Experiences with free times, such as <code>quiz-night-live</code> in the demo shop, show a month and the times of a day, and hold what is chosen.</p>
<form class="form" autocomplete="off">
${field('key', 'Publishable test key', 'pk_test_…', ' required')}
${choice('element', 'Element', [
  ['wondercast-experiences', 'The shop in place'],
  ['wondercast-book', 'A button'],
])}
${field('experience', 'One experience, by its slug', 'the-harlem-jazz-hour')}
${field('category', 'One category, by its slug', 'food-and-drink')}
${choice('theme', 'Theme', [
  ['', 'As the page'],
  ['light', 'Light'],
  ['dark', 'Dark'],
])}
${field('action', 'Main button', '#1d5b3a')}
${field('on-action', 'On the main button', '#ffffff')}
${field('accent', 'Links and marks', '#1d5b3a')}
${field('ground', 'Ground', '#ffffff')}
${field('radius', 'Corners', '8px')}
${field('button-radius', 'Corners of buttons', '8px')}
</form>
<p role="status"></p>
<h2>The lines to copy</h2>
<pre id="code" tabindex="0"></pre>
<p><button type="button" id="copy">Copy</button></p>
<h2>Preview</h2>
<div id="preview"></div>
<noscript><p>The playground needs JavaScript, as the widget does.</p></noscript>`,
};

/** The page of the mailed link that confirms an address for test mails. */
export const testMailPage: DeveloperPage = {
  url: '/developers/test-mail',
  title: 'Test mails',
  scripts: ['/developers/test-mail.js'],
  content: `<h1>May test mails come to you?</h1>
<p class="lead">What test bookings would mail to customers, hosts and the desk comes to the address that this link was sent to. Each begins with [TEST].</p>
<p><button type="button">Confirm this address</button></p>
<p role="status"></p>
<noscript><p>Confirming needs JavaScript.</p></noscript>`,
};
