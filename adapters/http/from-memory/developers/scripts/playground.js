// The widget as it would stand in a partner's page, with the code to copy. Takes keys of the test shop alone.
const form = document.querySelector('form');
const preview = document.querySelector('#preview');
const code = document.querySelector('#code');
const status = document.querySelector('[role=status]');
const TOKENS = ['action', 'on-action', 'accent', 'ground', 'radius', 'button-radius'];

/** What is wrong with a key before anybody asks the shop; empty when nothing is. */
const objection = (key) => {
  if (key === '') return 'Put a publishable test key in: it begins with pk_test_.';
  if (key.startsWith('sk_')) return 'This is a secret key. It must never be in a page: have it revoked.';
  if (key.startsWith('pk_test_')) return '';
  if (key.startsWith('pk_'))
    return 'This is a live key, whose bookings are real. The playground takes test keys alone.';
  return 'This is no key of a shop: a publishable test key begins with pk_test_.';
};

const escaped = (text) => text.replaceAll(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);

const given = () => {
  const values = Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]),
  );
  const style = TOKENS.filter((name) => values[name]).map((name) => `--wondercast-${name}: ${values[name]};`);
  const attributes = ['experience', 'category', 'theme'].filter((name) => values[name]);
  return { ...values, style, attributes };
};

const show = () => {
  const { key = '', element, style, attributes, ...values } = given();
  const wrong = objection(key);
  const named = attributes.map((name) => ` ${name}="${escaped(values[name])}"`).join('');
  const look =
    style.length > 0 ? `<style>\n  ${element} {\n    ${style.join('\n    ')}\n  }\n</style>\n` : '';
  const text = element === 'wondercast-book' ? 'Book now' : '';
  code.textContent = `<script type="module" src="${location.origin}/widget.js"></script>\n${look}<${element} partner-key="${escaped(key || 'pk_test_…')}"${named}>${text}</${element}>`;
  status.textContent = wrong;
  status.dataset.wrong = String(wrong !== '' && key !== '');
  const shown = document.createElement(element);
  shown.setAttribute('partner-key', key);
  for (const name of attributes) shown.setAttribute(name, values[name]);
  for (const each of style) {
    const at = each.indexOf(':');
    shown.style.setProperty(each.slice(0, at), each.slice(at + 1).replace(';', ''));
  }
  shown.textContent = text;
  const sameAsBefore = preview.firstElementChild?.outerHTML === shown.outerHTML;
  if (wrong) preview.replaceChildren();
  else if (!sameAsBefore) preview.replaceChildren(shown);
};

let waiting;
form.addEventListener('input', () => {
  clearTimeout(waiting);
  waiting = setTimeout(show, 300);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  show();
});
document.querySelector('#copy').addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(code.textContent);
    status.textContent = 'Copied.';
  } catch {
    getSelection()?.selectAllChildren(code);
    status.textContent = 'It is selected: copy it by hand.';
  }
});
show();
