const { one } = require('../webpack.shared.js');

module.exports = one(__dirname, ['mf-forms', 'mf-exams-payments', 'mf-files', 'mf-contact']);
