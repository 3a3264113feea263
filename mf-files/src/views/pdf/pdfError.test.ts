import { pdfError } from './pdfError';

const thrown = (name: string, message: string) => Object.assign(new Error(message), { name });

test.each([
  [thrown('InvalidPDFException', 'The PDF file is empty, i.e. its size is zero bytes.'), 'empty'],
  [thrown('InvalidPDFException', 'Invalid PDF structure.'), 'damaged'],
  [thrown('ResponseException', 'Unexpected server response (503) while retrieving PDF'), 'unreachable'],
  [thrown('UnknownErrorException', 'Failed to fetch'), 'unreachable'],
  [undefined, 'damaged'],
])('%s: the PDF is %s', (error, kind) => {
  expect(pdfError(error)).toBe(kind);
});
