import { acrobat, webViewer } from './fixtures';
import { mergeXfdf } from './mergeXfdf';
import { readXfdf, writeXfdf } from './xfdf';
import { elementsOf, localName, parseXml } from './xml';

const nothing = { annotations: [] };

test('imported into nothing, a document is written as it came', () => {
  expect(writeXfdf(mergeXfdf(nothing, readXfdf(acrobat)))).toBe(writeXfdf(readXfdf(acrobat)));
});

test('two documents become one with all the annotations and all that stood around them', () => {
  const both = mergeXfdf(readXfdf(acrobat), readXfdf(webViewer));
  expect(both.annotations).toHaveLength(10);
  expect(elementsOf(parseXml(writeXfdf(both))).map(localName)).toEqual([
    'annots',
    'f',
    'ids',
    'pdf-info',
    'fields',
    'pages',
  ]);
});

test('what is imported again is not there twice, and is as it was imported last', () => {
  const once = readXfdf(webViewer);
  const later = readXfdf(webViewer.replace('Big', 'Bigger'));
  const both = mergeXfdf(once, later);
  expect(both.annotations).toHaveLength(once.annotations.length);
  expect(writeXfdf(both)).toContain('Bigger');
});
