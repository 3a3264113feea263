import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypes } from '@forms/shared/contract';
import { autocompleteTokens } from '@forms/shared/contract/definitions';
import { houseFolder } from '../../platform/houseFolder';
import { ownLists } from './options/ownLists';
import { seededTerms } from './seededTerms';

/** The page on how a form is written. */
export const formsPageFile = join(houseFolder, 'docs/form-definitions.md');
const HEADING = '## What a form can name';

/** The page as it stands, with its part on what a form can name made anew from the contract and the server's own lists. */
export function formsPage(): string {
  const page = readFileSync(formsPageFile, 'utf8');
  const from = page.indexOf(`${HEADING}\n`);
  const next = page.indexOf('\n## ', from + HEADING.length);
  return `${page.slice(0, from)}${names()}${next === -1 ? '' : page.slice(next)}`;
}

const names = () => `${HEADING}

Made by \`npm run form-names\` from the contract and the server’s own lists; a test fails when it is not what they say. The linter tells of any other name, and of the one that was probably meant.

- \`uploadTypes\`, what an uploader’s files may be filed as: ${listed(contentTypes)}.
- \`autocomplete\`, what a browser can fill in: ${listed(autocompleteTokens)}; with \`section-…\`, \`shipping\`, \`billing\`, \`home\`, \`work\` or \`mobile\` before them, or \`on\` or \`off\` alone.

| \`slug\` | terms that come with the product; \`GET /v2/formreferences\` has those of a site |
|---|---|
${rows(seededTerms().map(({ slug, title }) => [slug, title]))}

| \`api\` | a list that the server answers, and checks what is chosen against |
|---|---|
${rows(ownLists.map(({ path, title }) => [path, title]))}
`;

const listed = (values: readonly string[]) => values.map((value) => `\`${value}\``).join(', ');
const rows = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([name, title]) => `| \`${name}\` | ${title} |`).join('\n');
