const { remote } = require('../webpack.shared.js');

module.exports = remote(__dirname, 'mf-contact', {
  './ContactForm': './src/contact-form/ContactForm.tsx',
});
