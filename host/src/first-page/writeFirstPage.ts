import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Campus,
  type DrawFormWords,
  type FirstVisit,
  languageOf,
  type StoredForm,
  siteSettings,
  type WriteFirstPage,
} from '@forms/shared/contract';
import { remoteOf, remoteRegistry } from '@forms/shared/platform/remotes';
import { setBases } from '@forms/shared/platform/store';
import { themeStyles } from '@forms/shared/platform/ui';
import '../first-words/firstWords.css';
import '../fonts/standIns.css';
import { campusOf } from '../campus';
import { FIRST_WORDS } from '../first-words/id';
import { GIVEN } from '../givenId';
import { partAt, slugIn } from '../routes/behindPath';
import { broughtPage } from '../routes/brought/broughtPages';
import { asking } from './asking';
import { type PartFile, partFiles } from './partFiles';
import { standingAt } from './standing';
import { firstWords, type Words } from './words';

/** The style sheet of all that is drawn here, which the build writes beside this. */
const styles = readFileSync(join(__dirname, 'first-page.css'), 'utf8');
const build = join(__dirname, '..');
const fontFaces = readdirSync(build)
  .filter((file) => /^fonts\.\w+\.css$/.test(file))
  .map((file) => readFileSync(join(build, file), 'utf8'))
  .join('');
/** The product's own fonts, which a browser has from its last visit: no letter of a later one changes. */
const ownFonts = [
  ...[...fontFaces.matchAll(/url\((\S+?\.woff2)\)/g)].map(
    ([, address]) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`,
  ),
  `<style>${fontFaces}</style>`,
].join('');
/** The page's own scripts come first: without them a part is nothing. */
const LAST_IN_HEAD = /(?=<script [^>]*><\/script><\/head>)/;
/** What the page would ask for before any script has run; both have come with it. */
const ASKED_EARLY = /<link rel=preload href=\/(?:settings|remotes)\.json [^>]*>/g;

/** Pages are many, and a page of the same answers is the same: so many are known at a time. */
const MOST_PAGES = 100;
const pages = new Map<string, string>();

/** Writes the HTML of a first visit. Whatever it cannot know is left out, and the page asks for it as it was built. */
export const writeFirstPage: WriteFirstPage = async (
  built,
  { address, cookies, isForLater, ask, clean, formWords },
) => {
  const path = address.pathname;
  const { get, given } = asking(ask);
  const [settings, registry] = await Promise.all([get('/settings.json'), get('/remotes.json')]);
  const site = siteSettings.safeParse(settings).data;
  const lines = remoteRegistry.safeParse(registry).data;
  if (!site || !lines) return built;
  setBases(site);
  const campus = campusOf(visitOf(address, cookies), site);
  const standing = await standingAt(path, campus, get);
  const part = standing?.kind === 'none' ? broughtPage(lines, slugIn(path))?.module : partAt(path, standing?.kind);
  // A developer who tries another build of a part has no use for this one.
  const files = part && !address.searchParams.has('remote') ? await partFiles(part, lines, get) : [];

  const draw = part && formWords(lines[remoteOf(part)]?.manifest ?? '');

  const key = JSON.stringify([built, path, address.search, campus, files, given, isForLater]);
  let page = pages.get(key);
  if (page === undefined) {
    const ofPart = draw && standing?.kind === 'form' ? await ofForm(draw, standing.form, campus, address) : undefined;
    const words = await firstWords({ site, lines, campus, path, standing, ofPart, clean });
    page = withFiles(isForLater ? withFonts(built) : withAnswers(built, given), files);
    if (words) page = withWords(page, words, campus, isForLater ? 'later' : 'first', ofPart?.styles);
  }
  pages.set(key, page);
  const [oldest] = pages.size > MOST_PAGES ? pages.keys() : [];
  if (oldest !== undefined) pages.delete(oldest);
  return page;
};

/** What cannot be drawn of a form, as of one that is broken, costs its own words alone. */
const ofForm = (draw: DrawFormWords, form: StoredForm, campus: Campus, address: URL) =>
  draw(form, languageOf[campus], address).catch(() => undefined);

const withFonts = (built: string) => built.replace('<link rel=preload', (link) => ownFonts + link);

/** The page with what it would ask for, by address. */
const withAnswers = (built: string, given: object) =>
  built
    .replaceAll(ASKED_EARLY, '')
    .replace('</body>', () => `<script type="application/json" id="${GIVEN}">${inHtml(given)}</script></body>`);

const withFiles = (page: string, files: PartFile[]) => page.replace(LAST_IN_HEAD, () => files.map(preload).join(''));

/** The page with its words, at somebody's first visit or a later one. */
const withWords = (page: string, words: Words, campus: Campus, visit: 'first' | 'later', stylesOfPart = '') =>
  page
    .replace(/<html lang=[\w-]+>/, () => `<html lang=${languageOf[campus]}>`)
    .replace(/<title>.*?<\/title>/, () => words.title)
    .replace('<link rel=preload', (link) => `<style>${styles}${stylesOfPart}${themeStyles(campus)}</style>${link}`)
    .replace('<div id=root>', (root) => `<div id="${FIRST_WORDS}" class="${visit}">${words.markup}</div>${root}`);

const visitOf = ({ search, hostname, protocol }: FirstVisit['address'], cookies: string) => ({
  ...{ search, hostname, protocol, cookies },
});

const preload = ({ address, integrity }: PartFile) =>
  `<link rel="preload" href="${address}" as="${address.endsWith('.css') ? 'style' : 'script'}" crossorigin integrity="${integrity}">`;

/** JSON as it may stand in HTML: no sign in it begins an element or ends the one that it stands in. */
const inHtml = (json: unknown) => JSON.stringify(json).replaceAll('<', '\\u003c');
