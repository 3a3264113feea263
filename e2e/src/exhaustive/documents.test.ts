import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FormDefinition, PART_BYTES, routes } from '@forms/shared/contract';
import type { ElementHandle } from 'puppeteer';
import { LINK, letterAbout, referenceOn } from '../journeys/applicationLetters';
import { journeys } from '../journeys/journey';
import { openDay } from '../journeys/staffWork';
import { phone, type Visitor } from '../visitor';

const documentsForm: { slug: string; title: string; json: FormDefinition } = {
  slug: 'entry',
  title: 'Entry for an exam',
  json: {
    ...openDay.json,
    header: { title: 'Entry for an exam' },
    documents: [
      {
        name: 'photo-id',
        title: 'Photo identification',
        text: 'The page of the passport or identity card with the photograph and the name.',
      },
      { name: 'results', title: 'Earlier statements of results', text: 'Those of the board that you change from.' },
    ],
  },
};

const here = journeys();
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forms-documents-'));
  await here.product.makes(documentsForm);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const letter = readFileSync(join(__dirname, '../journeys/letter.pdf'));
function onDisk(name: string, bytes = letter): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}
/** Where the photo identification is chosen, or with `[capture]` taken with the camera. */
const inputOf = async (visitor: Visitor, kind: '[multiple]' | '[capture]') =>
  (await visitor.page.waitForSelector(
    `input${kind}[aria-labelledby^="document-photo-id"]`,
  )) as ElementHandle<HTMLInputElement>;
/** Chooses files for the photo identification, all at once. */
const chooses = async (visitor: Visitor, ...names: string[]) =>
  (await inputOf(visitor, '[multiple]')).uploadFile(...names.map((name) => onDisk(name)));
const noBarriers = async (visitor: Visitor) => expect(await visitor.barriers()).toEqual([]);

/** Submits the form, and comes back by the letter's link. */
async function comesByLetter(viewport?: typeof phone): Promise<{ visitor: Visitor; reference: string }> {
  const first = await here.visitor();
  await first.opens('/entry');
  await first.types('First name', 'Zoë');
  await first.types('Email address', 'zoe@example.com');
  await first.presses('Submit');
  await first.sees('Your reference is');
  const reference = await referenceOn(first);
  const visitor = await here.visitor(viewport);
  // A finger, by which the browser knows a device that is held in the hand.
  if (viewport) await visitor.page.setViewport({ ...viewport, hasTouch: true });
  // What the viewer says of the letter, whose directory of objects is broken; and an upload that is cut off.
  visitor.forgives(/Indexing all PDF objects/, /ERR_INTERNET_DISCONNECTED/);
  await visitor.opens(await letterAbout(here.product, visitor, reference, LINK, 'We ask you for documents'));
  await visitor.sees('Please send us the documents that we ask for.');
  return { visitor, reference };
}
async function staffAt(reference: string): Promise<Visitor> {
  const member = await here.visitor();
  member.forgives(/Indexing all PDF objects/);
  await member.opens(await here.product.loginLink());
  await member.sees('Documents to look at');
  await noBarriers(member);
  await member.pictures('documents-to-look-at');
  await member.follows('Documents to look at 1');
  await member.follows(reference);
  await member.sees('passport.pdf');
  return member;
}

test('a document is sent by the letter’s link, asked for again with a reason, sent again and accepted', async () => {
  const { visitor, reference } = await comesByLetter();
  await visitor.sees('We still need 2 documents from you.');
  await noBarriers(visitor);
  await visitor.pictures('documents-missing');
  // Two at once: what is no document is refused at its place, and the other arrives all the same.
  await chooses(visitor, 'passport.pdf', 'film.mov');
  await visitor.sees('film.mov is not a standard image, pdf, or document file.');
  await visitor.find('button', 'Delete passport.pdf');
  await visitor.sees('We still need one document from you.');
  await visitor.settles();
  await noBarriers(visitor);
  await visitor.pictures('documents-received');

  const member = await staffAt(reference);
  await member.presses('View passport.pdf');
  await member.find('dialog', 'passport.pdf');
  await member.presses('Close');
  await member.sees('Being looked at');
  await member.settles();
  await noBarriers(member);
  await member.pictures('documents-at-staff');
  await member.presses('Ask again Photo identification');
  await member.types('Reason', 'The name is cut off at the edge.');
  await member.presses('Ask again');
  await member.sees('Asked for again: The name is cut off at the edge.');

  await visitor.opens(await letterAbout(here.product, visitor, reference, LINK, 'ask you to send it again'));
  await visitor.sees('The name is cut off at the edge.');
  await noBarriers(visitor);
  await visitor.pictures('documents-again');
  await chooses(visitor, 'whole passport.pdf');
  await visitor.find('button', 'Delete whole passport.pdf');
  // Why it was asked for again goes with what has arrived, and what stands under it moves up.
  await visitor.settles();
  await visitor.presses('Delete whole passport.pdf');
  await visitor.presses('Yes');
  await visitor.sees('The name is cut off at the edge.');
  await chooses(visitor, 'passport anew.pdf');
  await visitor.find('button', 'Delete passport anew.pdf');

  await member.reloads();
  await member.presses('Accept Photo identification');
  await member.sees('Accepted');
  await member.pictures('documents-accepted-at-staff');
  await visitor.reloads();
  await visitor.sees('Accepted');
  await visitor.sees('We still need one document from you.');
  expect(await visitor.has('button', 'Delete passport anew.pdf')).toBe(false);
  await noBarriers(visitor);
});

test('on a phone a photograph can be taken, and what is chosen without a line goes by itself once there is one', async () => {
  const { visitor } = await comesByLetter(phone);
  expect(await visitor.overflows()).toBe(false);
  await visitor.sees('Take a photograph');
  const camera = await inputOf(visitor, '[capture]');
  expect(await camera.evaluate(({ accept }) => accept)).toBe('image/*');
  await chooses(visitor, 'front.pdf');
  await visitor.find('button', 'Delete front.pdf');
  await visitor.losesNetwork();
  await chooses(visitor, 'back.pdf');
  await visitor.sees('Waiting for the connection. It then goes on by itself.');
  await visitor.sees('front.pdf');
  await visitor.settles();
  await noBarriers(visitor);
  await visitor.pictures('documents-cut-line-phone');
  await visitor.findsNetwork();
  await visitor.find('button', 'Delete back.pdf');
  expect(await visitor.has('button', 'Delete front.pdf')).toBe(true);
});

/** A slow line, on which a part takes four seconds; in bytes a second. */
const SLOW = { upload: PART_BYTES / 4, download: PART_BYTES, latency: 0 };
/** The number of each part that a page begins to send, in their order. */
function partsSentBy({ page }: Visitor): number[] {
  const sent: number[] = [];
  page.on('request', (request) => {
    const start = /\/part\/(\d+)$/.exec(request.url())?.[1];
    if (start && request.method() === 'POST') sent.push(Number(start) / PART_BYTES);
  });
  return sent;
}
const partArrives = ({ page }: Visitor) =>
  page.waitForResponse((response) => /\/part\/\d+$/.test(response.url()) && response.ok());

test('a large photograph goes on where its line was cut, and after a reload by itself, and arrives as it was', async () => {
  const { visitor, reference } = await comesByLetter(phone);
  const scan = onDisk('scan.pdf', Buffer.concat([letter, Buffer.alloc(6 * PART_BYTES, 'scan')]));
  const takesIt = async () => (await inputOf(visitor, '[capture]')).uploadFile(scan);
  const sent = partsSentBy(visitor);
  await visitor.page.emulateNetworkConditions(SLOW);
  await Promise.all([partArrives(visitor), takesIt()]);
  await visitor.losesNetwork();
  await visitor.sees('Waiting for the connection. It then goes on by itself.');
  await noBarriers(visitor);
  await visitor.pictures('documents-scan-waits-phone');
  await Promise.all([partArrives(visitor), visitor.findsNetwork()]);
  // A phone hands over once what was taken: the page that is loaded anew has only what this browser kept.
  expect(await visitor.stored({ withFiles: false })).not.toContain('scan.pdf');
  await visitor.reloads();
  await visitor.page.emulateNetworkConditions(null);
  await visitor.find('button', 'Delete scan.pdf');
  // Each of the two times that the line was cut, at most the part that was on its way is sent again.
  expect([...new Set(sent)]).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(sent.length).toBeLessThanOrEqual(7 + 2);

  const stored = (await here.product.listed(routes.enquiries)).find((each) => each.reference === reference);
  const [photo] = await here.product.asStaff(routes.enquiryDocuments, { id: stored?.id ?? '' });
  const { fileData } = await here.product.asStaff(routes.file, { id: photo?.files[0]?.id ?? '' });
  expect(Buffer.from(fileData, 'base64').equals(readFileSync(scan))).toBe(true);
});

test('a page that the phone loads anew while its camera is open says what to do', async () => {
  const { visitor } = await comesByLetter(phone);
  const opensCamera = async () => (await inputOf(visitor, '[capture]')).evaluate((input) => input.click());
  await Promise.all([visitor.page.waitForFileChooser(), opensCamera()]);
  await visitor.reloads();
  await visitor.sees('The page was loaded anew while the camera was open');
  expect(await visitor.overflows()).toBe(false);
  await noBarriers(visitor);
  await visitor.pictures('documents-camera-lost-phone');
});
