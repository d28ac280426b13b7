// Shows a partner's people the state of their keys. Whoever is not signed in asks nothing.
const section = document.querySelector('#your-keys');
const WORDS = { live: 'Active', expiring: 'Being replaced', expired: 'Replaced', revoked: 'Revoked' };
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const said = (iso) => moment.format(new Date(iso));

const cell = (name, text) => {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
};

const stateOf = ({ status, expiresAt }) =>
  status === 'expiring' && expiresAt ? `${WORDS[status]}, works until ${said(expiresAt)}` : WORDS[status];

const rowOf = (key) => {
  const row = document.createElement('tr');
  const code = cell('code', `${key.hint}…`);
  const name = document.createElement('td');
  name.append(code, key.label ? ` ${key.label}` : '');
  const used = key.lastUsedAt ? said(key.lastUsedAt) : 'Never';
  row.append(
    name,
    cell('td', key.mode === 'test' ? 'Test' : 'Live'),
    cell('td', used),
    cell('td', stateOf(key)),
  );
  return row;
};

const answerOf = async (path) => {
  const response = await fetch(path).catch(() => null);
  return response?.ok ? response.json() : null;
};

/** Staff and customers belong to no partner: they are refused what they ask for, so they ask for nothing. */
const keysOf = async (user) => (user?.partnerId ? answerOf('/api/partner/keys') : null);

const keys = /(?:^|; )signed_in=1/.test(document.cookie) && (await keysOf(await answerOf('/api/user')));
if (keys) {
  section.querySelector('tbody').append(...keys.map(rowOf));
  section.querySelector('table').hidden = keys.length === 0;
  section.hidden = false;
}
