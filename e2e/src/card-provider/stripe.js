// As much of the provider's script as the product and its React library use, with a frame of the provider's own origin.
(() => {
  class Card {
    listeners = {};
    mount(place) {
      this.frame = document.createElement('iframe');
      this.frame.src = 'https://js.stripe.com/frame.html';
      this.frame.title = 'Secure card details';
      window.addEventListener('message', ({ source, data }) => {
        if (source === this.frame.contentWindow) this.listeners[data.event]?.({ elementType: 'payment', ...data });
      });
      (typeof place === 'string' ? document.querySelector(place) : place).append(this.frame);
    }
    on(event, listener) {
      this.listeners[event] = listener;
      return this;
    }
    off(event) {
      delete this.listeners[event];
      return this;
    }
    update() {}
    unmount() {
      this.frame?.remove();
    }
    destroy() {
      this.unmount();
    }
  }
  const elements = () => {
    let card = null;
    return {
      create: () => {
        card = new Card();
        return card;
      },
      getElement: () => card,
      update() {},
      submit: async () => ({}),
    };
  };
  const nothing = async () => ({});
  window.Stripe = () => ({
    elements,
    async confirmPayment({ clientSecret }) {
      const [id] = clientSecret.split('_secret_');
      const response = await fetch(`https://api.stripe.com/v1/payment_intents/${id}/confirm`, {
        method: 'POST',
        body: new URLSearchParams({ client_secret: clientSecret }),
      });
      return { paymentIntent: await response.json() };
    },
    confirmCardPayment: nothing,
    createToken: nothing,
    createPaymentMethod: nothing,
    _registerWrapper() {},
    registerAppInfo() {},
  });
  window.Stripe.version = 'endive';
})();
