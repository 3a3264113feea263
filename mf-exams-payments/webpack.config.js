const { remote } = require('../webpack.shared.js');

module.exports = remote(__dirname, 'mf-exams-payments', {
  './ExamEntries': './src/exam-entry/ExamEntries.tsx',
  './InvoicePage': './src/invoice/InvoicePage.tsx',
  './ApplicationPayment': './src/application-payment/ApplicationPayment.tsx',
  './InvoiceEditor': './src/invoice-editor/InvoiceEditor.tsx',
  './Exports': './src/exports/Exports.tsx',
  './EntryList': './src/entries/EntryList.tsx',
  './BoardSubmissions': './src/board-submissions/BoardSubmissions.tsx',
  './BoardSubmission': './src/board-submissions/BoardSubmission.tsx',
  './ExamDays': './src/exam-days/ExamDays.tsx',
  './KeyDates': './src/key-dates/KeyDates.tsx',
  './Catalogue': './src/catalogue/Catalogue.tsx',
  './Owed': './src/owed/Owed.tsx',
  './PayerAccount': './src/owed/PayerAccount.tsx',
  './PayerStatement': './src/payer-statement/PayerStatement.tsx',
  './Products': './src/products/Products.tsx',
  './Sellers': './src/sellers/Sellers.tsx',
  './Statements': './src/statements/Statements.tsx',
  './EnquiryPayment': './src/enquiry-payment/EnquiryPayment.tsx',
});
