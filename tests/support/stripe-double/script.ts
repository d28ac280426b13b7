/**
 * Stands in for Stripe's own script in a test browser: it puts a field where Stripe puts its frame, and confirms over Stripe's
 * own address, which the test leads to the double. As the real one it refuses a payment whose amount is not the form's, and
 * leads to the bank's page for cards that ask for more.
 */
export const STRIPE_SCRIPT = `
window.Stripe = (key) => {
  const ask = async (path, elements, clientSecret) => {
    const body = new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': elements.number(),
    });
    const answer = await fetch('https://api.stripe.com' + path, {
      method: 'POST',
      headers: { authorization: 'Bearer ' + key },
      body,
    });
    return answer.json();
  };
  const idOf = (secret) => secret.split('_secret_')[0];
  return {
    _registerWrapper() {},
    elements(options) {
      const input = document.createElement('input');
      input.setAttribute('aria-label', 'Stripe card number');
      input.style.cssText = 'width:100%;height:48px;background:' + options.appearance.variables.colorBackground +
        ';color:' + options.appearance.variables.colorText;
      let current = options;
      return {
        number: () => input.value,
        amount: () => current.amount,
        async update(change) { current = { ...current, ...change }; },
        async submit() { return input.value ? { selectedPaymentMethod: 'card' } : { error: { message: 'Your card number is incomplete.' } }; },
        create: () => ({
          on(name, call) { if (name === 'ready') setTimeout(call); return this; },
          mount(place) { place.append(input); },
          destroy() { input.remove(); },
        }),
      };
    },
    async confirmPayment({ elements, clientSecret, confirmParams }) {
      const intent = await ask('/v1/payment_intents/' + idOf(clientSecret) + '/confirm', elements, clientSecret);
      if (intent.error) return { error: intent.error };
      if (intent.amount !== elements.amount()) return { error: { message: 'The amount of the form is another one.' } };
      if (intent.status !== 'requires_action') return { paymentIntent: intent };
      const bank = new URLSearchParams({ intent: intent.id, back: confirmParams.return_url });
      location.href = 'https://hooks.stripe.com/authenticate?' + bank;
      return new Promise(() => {});
    },
    async confirmSetup({ elements, clientSecret }) {
      const setup = await ask('/v1/setup_intents/' + idOf(clientSecret) + '/confirm', elements, clientSecret);
      return setup.error ? { error: setup.error } : { setupIntent: setup };
    },
  };
};
window.Stripe.version = 'endive';
`;
