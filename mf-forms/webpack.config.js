const { remote } = require('../webpack.shared.js');

module.exports = remote(
  __dirname,
  'mf-forms',
  {
    './FormPage': './src/form/FormPage.tsx',
    './ApplicationPage': './src/application/ApplicationPage.tsx',
    './Outbox': './src/outbox/Outbox.tsx',
    './FormEditor': './src/form-editor/FormEditor.tsx',
    './Answers': './src/answers/Answers.tsx',
    './CorrectAnswers': './src/correction/CorrectAnswers.tsx',
    './RichText': './src/rich-text/RichText.tsx',
    './SiteText': './src/site-text/SiteText.tsx',
  },
  { firstWords: './src/first-words/drawFirstWords.tsx' },
);
