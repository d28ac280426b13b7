// Confirms an address for test mails, by the token that stands after # in the mailed link and so reaches no log.
const status = document.querySelector('[role=status]');
const button = document.querySelector('button');
const token = decodeURIComponent(location.hash.slice(1));

if (token === '') {
  button.disabled = true;
  status.textContent = 'This link is not whole. Please open it from the mail once more.';
}

button.addEventListener('click', async () => {
  button.disabled = true;
  status.textContent = 'One moment …';
  try {
    const response = await fetch('/api/test-mail-confirmations', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    const body = await response.json();
    status.textContent = response.ok ? `Test mails come to ${body.address} from now on.` : body.message;
    button.hidden = response.ok;
    button.disabled = false;
  } catch {
    status.textContent = 'The shop cannot be reached just now. Please try again.';
    button.disabled = false;
  }
});
