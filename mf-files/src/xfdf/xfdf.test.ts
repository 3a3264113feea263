import type { Annotation, DrawnAnnotation } from './annotation';
import { acrobat, webViewer } from './fixtures';
import { readXfdf, writeXfdf } from './xfdf';
import { parseXml, type XmlElement, type XmlNode } from './xml';

const annots = (inside: string) => `<xfdf xmlns="http://ns.adobe.com/xfdf/"><annots>${inside}</annots></xfdf>`;
const read = (inside: string) => readXfdf(annots(inside)).annotations;
const common = { page: 0, rect: [0, 0, 10, 10], contents: '', opacity: 1, flags: ['print'] } as const;
const border = { width: 2, style: 'solid' } as const;
const withoutSource = (annotation: Annotation | undefined) => {
  const { source: _, ...rest } = annotation ?? { source: undefined };
  return rest;
};
/** A document without the blanks between elements, which mean nothing. */
const bare = (node: XmlElement): XmlElement => ({
  ...node,
  children: node.children
    .filter((child) => typeof child !== 'string' || child.trim() !== '')
    .map((child): XmlNode => (typeof child === 'string' ? child : bare(child))),
});

describe('what another program wrote', () => {
  test.each([
    ['Acrobat', acrobat],
    ['WebViewer', webViewer],
  ])('%s: every element, attribute and text is there again after reading and writing', (_, text) => {
    expect(bare(parseXml(writeXfdf(readXfdf(text))))).toEqual(bare(parseXml(text)));
  });

  test('is understood: Acrobat', () => {
    const [highlight, freetext, stamp, caret, attachment] = readXfdf(acrobat).annotations;
    expect(highlight).toMatchObject({
      type: 'highlight',
      page: 1,
      name: '0a8c9ecb-3d0b',
      author: 'Maria Sá',
      colour: '#FFD100',
      opacity: 0.4,
      contents: expect.stringContaining('Is this right?'),
      created: '2024-02-29T09:30:00+01:00',
      quads: [
        [
          [250.8, 680],
          [338.1, 680],
          [250.8, 663.8],
          [338.1, 663.8],
        ],
      ],
      popup: { open: false, rect: [595.2, 566.5, 799.2, 680.5] },
    });
    expect(freetext).toMatchObject({
      contents: 'Olá & até já — £5 < £6',
      style: { size: 14, colour: '#E52237', font: 'Helvetica', align: 'center' },
      intent: 'FreeTextTypewriter',
      created: '2024-03-01T00:00:00Z',
      modified: '2024-03-01T10:15:00Z',
    });
    expect(stamp).toMatchObject({ type: 'stamp', icon: 'SBApproved' });
    expect([caret?.type, attachment?.type]).toEqual(['other', 'other']);
  });

  test('is understood: WebViewer', () => {
    const [line, freetext, ink, polygon, stamp] = readXfdf(webViewer).annotations;
    expect(line).toMatchObject({
      start: [519.2, 632.5],
      end: [173.4, 693.2],
      head: 'None',
      tail: 'OpenArrow',
      border: { width: 3, style: 'dash', dashes: [3, 2] },
      contents: 'See "here"\nand here',
    });
    expect(freetext).toMatchObject({ style: { size: 37.47, colour: '#E44234' }, contents: 'Big' });
    expect(ink).toMatchObject({
      page: 2,
      opacity: 0.5,
      strokes: [
        [
          [1, 2],
          [3.5, 4],
          [5, -6],
        ],
        [[7, 8]],
      ],
    });
    expect(polygon).toMatchObject({ border: { style: 'cloudy', intensity: 2 }, interior: '#FFEE00' });
    expect(stamp).toMatchObject({ image: 'data:image/png;base64,iVBORw0KGgo=' });
  });

  test('is changed only where it has been changed', () => {
    const before = readXfdf(webViewer);
    const annotations = before.annotations.map((annotation) =>
      annotation.type === 'line'
        ? { ...annotation, colour: '#00FF00', contents: 'Moved', end: [1, 2] as const }
        : annotation,
    );
    const after = writeXfdf({ ...before, annotations });
    const expected = webViewer
      .replace('#E44234" flags="print" name="b1"', '#00FF00" flags="print" name="b1"')
      .replace('173.4,693.2', '1,2')
      .replace('See &quot;here&quot;\nand here', 'Moved');
    expect(bare(parseXml(after))).toEqual(bare(parseXml(expected)));
  });

  test('loses what has been taken away, and its rich contents when those are dropped', () => {
    const before = readXfdf(acrobat);
    const [highlight] = before.annotations;
    if (highlight?.type !== 'highlight') throw new Error('The first is a highlight');
    const { richContents: _rich, popup: _popup, subject: _subject, ...plain } = highlight;
    const after = writeXfdf({ ...before, annotations: [{ ...plain, contents: 'Yes' }] });
    expect(after).toContain('<contents>Yes</contents>');
    expect(after).not.toMatch(/richtext|popup|Highlight"|caret/);
    expect(after).toContain('opacity="0.40"');
    expect(after).toContain('<f href="Statement of entry.pdf"/>');
  });
});

describe('an annotation that is new', () => {
  const quads = [
    [
      [10, 20],
      [90, 20],
      [10, 8],
      [90, 8],
    ],
  ] as const;
  const arrows = { head: 'None', tail: 'OpenArrow' } as const;
  const fresh: DrawnAnnotation[] = [
    { type: 'highlight', quads, colour: '#FFFF00', ...common },
    { type: 'underline', quads, ...common },
    { type: 'strikeout', quads, ...common },
    { type: 'squiggly', quads, ...common },
    {
      type: 'ink',
      strokes: [
        [
          [0.1234, -5],
          [6, 7.5],
        ],
        [[8, 9]],
      ],
      border,
      ...common,
    },
    {
      type: 'freetext',
      style: { size: 11.5, colour: '#E52237', font: 'Helvetica', align: 'right' },
      border: { width: 0, style: 'solid' },
      ...common,
      contents: ' Olá\n"£5" & <b>\t€ ',
    },
    {
      type: 'freetext',
      style: { size: 12, colour: '#000000', font: 'Courier', align: 'center' },
      border,
      callout: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
      head: 'OpenArrow',
      fringe: [10, 0, 0, 5],
      ...common,
      intent: 'FreeTextCallout',
    },
    { type: 'text', icon: 'Comment', ...common, name: 'n1', popup: { rect: [1, 2, 3, 4], open: true } },
    { type: 'text', icon: 'Note', ...common, name: 'n2', inReplyTo: 'n1', replyType: 'reply' },
    { type: 'text', icon: 'Note', state: 'Accepted', stateModel: 'Review', ...common, inReplyTo: 'n1' },
    { type: 'square', border: { width: 1, style: 'cloudy', intensity: 2 }, interior: '#0000FF', ...common },
    { type: 'circle', border: { width: 1, style: 'dash', dashes: [3, 3] }, fringe: [1, 1, 1, 1], ...common },
    { type: 'line', start: [1, 2], end: [3, 4], ...arrows, border, ...common, intent: 'LineArrow' },
    {
      type: 'polygon',
      vertices: [
        [0, 0],
        [10, 0],
        [5, 8.66],
      ],
      head: 'None',
      tail: 'None',
      border,
      ...common,
    },
    {
      type: 'polyline',
      vertices: [
        [0, 0],
        [10, 0],
      ],
      ...arrows,
      border,
      ...common,
    },
    { type: 'stamp', icon: 'SBApproved', image: 'data:image/png;base64,AAAA', ...common },
  ];

  test.each(fresh.map((annotation) => [annotation.type, annotation] as const))(
    '%s is read as it was written',
    (_, annotation) => {
      const whole: DrawnAnnotation = {
        ...annotation,
        page: 3,
        author: 'Form guest',
        opacity: 0.5,
        created: '2026-11-21T09:00:00Z',
        modified: '2026-11-21T09:00:00+01:00',
      };
      const [again] = readXfdf(writeXfdf({ annotations: [whole] })).annotations;
      expect(withoutSource(again)).toEqual(whole);
    },
  );

  test('stands in a document of its own', () => {
    expect(writeXfdf({ annotations: [] })).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<xfdf xmlns="http://ns.adobe.com/xfdf/" xml:space="preserve"><annots/></xfdf>\n',
    );
  });

  test('joins those that were read, in the order that they are given', () => {
    const before = readXfdf(annots('<caret name="a" page="0" rect="0,0,1,1"/>'));
    const note: Annotation = { type: 'text', icon: 'Note', ...common, name: 'b' };
    const after = readXfdf(writeXfdf({ ...before, annotations: [note, ...before.annotations] })).annotations;
    expect(after.map(({ source }) => source?.attributes.name)).toEqual(['b', 'a']);
  });

  test('keeps no character that XML cannot hold', () => {
    const note: Annotation = { type: 'text', icon: 'Note', ...common, contents: 'a\u0000b\uD800c\r\nd😀' };
    const [again] = readXfdf(writeXfdf({ annotations: [note] })).annotations;
    expect(again).toMatchObject({ contents: 'abc\r\nd😀' });
  });
});

describe('reading is lenient', () => {
  test('a document without its namespace, with blanks before and in its end tag', () => {
    const text = '\uFEFF \n<xfdf><annots><square page="0" rect="1,2,3,4"/></annots></xfdf\n>';
    expect(readXfdf(text).annotations).toHaveLength(1);
  });

  test.each([
    ['corners in any order', '30,40,10,20', [10, 20, 30, 40]],
    ['blanks for commas', '10 20 30 40', [10, 20, 30, 40]],
    ['a point', '20,20', [20, 20, 20, 20]],
    ['negative and short numbers', '-20,.5,1.,1e2', [-20, 0.5, 1, 100]],
  ])('a rectangle with %s', (_, rect, expected) => {
    expect(read(`<square page="0" rect="${rect}"/>`)).toMatchObject([{ rect: expected }]);
  });

  test('a shape without a rectangle has the one around it', () => {
    const drawn = read('<ink page="0"><inklist><gesture>5,1,2 9</gesture></inklist></ink>');
    expect(drawn).toMatchObject([{ rect: [2, 1, 5, 9] }]);
  });

  test.each([
    ['around, from the top left', '0,10,80,10,80,0,0,0'],
    ['around, from the bottom left', '0,0,80,0,80,10,0,10'],
    ['as a Z from the bottom', '0,0,80,0,0,10,80,10'],
    ['as a Z from the top', '0,10,80,10,0,0,80,0'],
  ])('corners of marked text given %s', (_, coords) => {
    expect(read(`<underline page="0" coords="${coords}"/>`)).toMatchObject([
      {
        quads: [
          [
            [0, 10],
            [80, 10],
            [0, 0],
            [80, 0],
          ],
        ],
      },
    ]);
  });

  test('text that runs down a rotated page keeps its own top', () => {
    const quad = '10,80,10,0,0,80,0,0';
    expect(read(`<highlight page="0" coords="${quad}"/>`)).toMatchObject([
      {
        quads: [
          [
            [10, 80],
            [10, 0],
            [0, 80],
            [0, 0],
          ],
        ],
      },
    ]);
  });

  test.each([
    [
      'a gray operator',
      '<defaultappearance>0.5 g /Cour 9 Tf</defaultappearance>',
      { size: 9, colour: '#808080', font: 'Cour' },
    ],
    [
      'a style’s family and size',
      '<defaultstyle>font-family: "Times New Roman"; font-size:18.5pt; text-align:right</defaultstyle>',
      { size: 18.5, font: 'Times New Roman', align: 'right' },
    ],
    ['nothing', '', { size: 12, colour: '#000000', font: 'Helvetica', align: 'left' }],
  ])('free text set by %s', (_, inside, style) => {
    expect(read(`<freetext page="0" rect="0,0,9,9">${inside}</freetext>`)).toMatchObject([{ style }]);
  });

  test.each([
    ['without a page', '<square rect="0,0,1,1"/>'],
    ['with a page that is none', '<square page="two" rect="0,0,1,1"/>'],
    ['without geometry', '<highlight page="0" rect="0,0,1,1"/>'],
    ['without any place', '<stamp page="0"/>'],
    ['of an unknown type', '<hologram page="0" rect="0,0,1,1" depth="3"><beam/></hologram>'],
  ])('an annotation %s is kept, not drawn', (_, element) => {
    const document = readXfdf(annots(element));
    expect(document.annotations.map(({ type }) => type)).toEqual(['other']);
    expect(writeXfdf(document)).toContain(element);
  });

  test('annotations in several lists come together in one', () => {
    const document = readXfdf(
      '<xfdf><annots><caret page="0"/></annots><fields/><annots><link page="1"/></annots></xfdf>',
    );
    expect(document.annotations).toHaveLength(2);
    expect(readXfdf(writeXfdf(document)).annotations).toHaveLength(2);
    expect(writeXfdf(document)).toMatch(/<\/annots><fields\/><\/xfdf>/);
  });

  test('a document without a list of annotations gets one', () => {
    expect(writeXfdf(readXfdf('<xfdf><fields/></xfdf>'))).toContain('<xfdf><annots/><fields/></xfdf>');
  });
});

describe('what is no XFDF is refused with a reason', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(100)}">]><xfdf>&b;</xfdf>`;
  test.each([
    ['an entity bomb', bomb, 'refused'],
    ['a document type', '<!doctype xfdf SYSTEM "http://example.org/x.dtd"><xfdf/>', 'refused'],
    ['broken XML', '<xfdf><annots></xfdf>', 'Not well-formed'],
    ['nothing', '', 'Not well-formed'],
    ['a picture', '\u0089PNG', 'Not well-formed'],
    ['another document', '<html/>', 'Not an XFDF document'],
  ])('%s', (_, text, reason) => {
    expect(() => readXfdf(text)).toThrow(reason);
  });
});
