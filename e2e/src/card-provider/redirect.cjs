// Loaded into a server under test: what it asks of the card provider goes to the journey's stand-in.
const https = require('node:https');

const { request } = https;
https.request = (options, ...rest) =>
  options.host === 'api.stripe.com'
    ? request(
        { ...options, host: '127.0.0.1', port: process.env.CARD_PROVIDER_PORT, rejectUnauthorized: false },
        ...rest,
      )
    : request(options, ...rest);
