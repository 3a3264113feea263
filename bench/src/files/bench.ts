import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { openBrowser } from '../../../e2e/src/visitor';
import { median } from '../figures';
import { servePages } from '../pages';
import { memoryOf } from './memory';
import { paperOf } from './papers';
import { titles, type Viewer, viewers } from './viewers';

/** `npm run bench files`: a PDF of one page and one of a thousand, in our viewer, in pdf.js's own and in plain react-pdf. */
const PAGES = 1000;
const JUMP = 500;
const ROUNDS = 5;
/** Our first page of a thousand may take so many times as long as that of one. */
const FIRST_RATIO = 1.5;
/** Our thousand pages may take so much more of the browser's memory than one, in bytes. */
const MEMORY = 250 * 1024 * 1024;
/** Asked for, a page in the middle may take this long, in milliseconds. */
const JUMP_MS = 1_000;
/** How long a viewer is left alone before its memory is measured, in milliseconds: what it draws ahead counts. */
const REST_MS = 15_000;

const papers: Record<string, Buffer> = {};
const fromReactPdf = createRequire(createRequire(__filename).resolve('react-pdf'));
const pdfjsFolder = dirname(fromReactPdf.resolve('pdfjs-dist/package.json'));

/** The papers, with Range as our server has it, and pdf.js's own files. */
function serveMore({ url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
  const paper = papers[url];
  const [, file] = /^\/pdfjs-[\d.]+\/([\w./-]+)$/.exec(url) ?? [];
  if (paper) sendPart(paper, headers.range, response);
  else if (file) {
    const path = join(pdfjsFolder, file.startsWith('pdf.worker') ? 'build' : '', file);
    response.setHeader('content-type', path.endsWith('js') ? 'text/javascript' : 'application/octet-stream');
    response.end(readFileSync(path));
  }
  return paper !== undefined || file !== undefined;
}

function sendPart(paper: Buffer, range: string | undefined, response: ServerResponse): void {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  const part = from === undefined ? paper : paper.subarray(Number(from), Number(to) + 1);
  response.writeHead(from === undefined ? 200 : 206, {
    'content-type': 'application/pdf',
    'accept-ranges': 'bytes',
    'content-length': part.length,
    ...(from === undefined ? {} : { 'content-range': `bytes ${from}-${to}/${paper.length}` }),
  });
  response.end(part);
}

interface Figures {
  firstOfOne: number[];
  first: number[];
  jump: number[];
  memoryOfOne: number;
  memory: number;
}

async function bench(): Promise<void> {
  papers['/one.pdf'] = await paperOf(1);
  papers['/thousand.pdf'] = await paperOf(PAGES);
  const pages = await servePages(join(__dirname, 'peers'), viewers, serveMore);
  try {
    const figures = await measureAll(pages.addressOf);
    console.log(`\n1 page and ${PAGES}, medians of ${ROUNDS} rounds; ms and MB`);
    console.table(tableOf(figures));
    validate(figures.ours);
  } finally {
    pages.close();
  }
}

async function measureAll(addressOf: (viewer: Viewer) => string): Promise<Record<Viewer, Figures>> {
  const all = Object.fromEntries(
    viewers.map((viewer) => [viewer, { firstOfOne: [], first: [], jump: [], memoryOfOne: 0, memory: 0 }]),
  ) as unknown as Record<Viewer, Figures>;
  const browser = await openBrowser();
  console.log(`${await browser.version()}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const viewer of viewers) {
        // Drawing a thousand pages at once takes minutes: one round tells enough.
        if (viewer === 'react-pdf' && round > 0) continue;
        const one = await openPage(browser, addressOf(viewer));
        all[viewer].firstOfOne.push(await one.evaluate(() => window.fileBench.open('/one.pdf')));
        await one.close();
        const many = await openPage(browser, addressOf(viewer));
        all[viewer].first.push(await many.evaluate(() => window.fileBench.open('/thousand.pdf')));
        all[viewer].jump.push(
          await many.evaluate((page) => window.fileBench.goTo(page), JUMP).catch(() => Number.POSITIVE_INFINITY),
        );
        await many.close();
      }
    }
  } finally {
    await browser.close();
  }
  for (const viewer of viewers) {
    all[viewer].memoryOfOne = await memoryFor(addressOf(viewer), '/one.pdf');
    all[viewer].memory = await memoryFor(addressOf(viewer), '/thousand.pdf', JUMP);
  }
  return all;
}

/** What a browser of its own holds, a while after a paper was opened and gone through to a page. */
async function memoryFor(address: string, paper: string, jump?: number): Promise<number> {
  const browser = await openBrowser();
  try {
    const page = await openPage(browser, address);
    await page.evaluate((url) => window.fileBench.open(url), paper);
    if (jump) await page.evaluate((to) => window.fileBench.goTo(to), jump).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    return memoryOf(browser.process()?.pid ?? 0);
  } finally {
    await browser.close();
  }
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(address, { waitUntil: 'load' });
  return page;
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

const tableOf = (figures: Record<Viewer, Figures>) =>
  Object.fromEntries(
    viewers.map((viewer) => {
      const { firstOfOne, first, jump, memoryOfOne, memory } = figures[viewer];
      return [
        titles[viewer],
        {
          'first page of 1': Math.round(median(firstOfOne)),
          [`first page of ${PAGES}`]: Math.round(median(first)),
          [`to page ${JUMP}`]: Math.round(median(jump)),
          'memory with 1': megabytes(memoryOfOne),
          [`memory with ${PAGES}`]: megabytes(memory),
        },
      ];
    }),
  );

function validate({ firstOfOne, first, jump, memoryOfOne, memory }: Figures): void {
  const ratio = median(first) / median(firstOfOne);
  say(
    ratio <= FIRST_RATIO,
    `the first page of ${PAGES} takes ${ratio.toFixed(2)} of that of one, may be ${FIRST_RATIO}`,
  );
  const more = memory - memoryOfOne;
  say(more <= MEMORY, `${PAGES} pages take ${megabytes(more)} MB more than one, may be ${megabytes(MEMORY)}`);
  const middle = median(jump);
  say(middle <= JUMP_MS, `page ${JUMP} is there after ${Math.round(middle)} ms, may be ${JUMP_MS}`);
}

function say(holds: boolean, message: string): void {
  console.log(`${holds ? '✓' : '✗'} ${message}`);
  if (!holds) process.exitCode = 1;
}

bench().catch((error) => {
  console.error(error);
  process.exit(1);
});
